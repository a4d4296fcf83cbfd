import { cents, type Cents, sumCents } from "#shared/money.ts";
import {
  type FarmYear,
  noRefunds,
  takenFor,
  yearPeriod,
} from "#shared/payments/payouts/farm-year.ts";
import type { Bearer, RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import { BUSINESS_ZONE, businessDayAt } from "#shared/time.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { daysOf } from "../../platform/database/days.ts";

type Sql = Db["$client"];
type Asked = { year: number; /** All farms when left out. */ farmId?: number | undefined };

/**
 * What each farm sold, bore in refunds and was paid in a year, sorted by name. Farms with no activity are left
 * out unless requested by id.
 */
export async function farmYears({ db }: Pick<Deps, "db">, asked: Asked): Promise<FarmYear[]> {
  const sql = db.$client;
  const [farms, sales, losses, shares, books] = await Promise.all([
    farmsAsked(sql, asked),
    salesIn(sql, asked.year),
    lossesIn(sql, asked.year),
    sharesIn(sql, asked.year),
    booksOf(sql, asked.year),
  ]);
  const years = farms.map(({ farm_id: farmId, name: farmName, legal_name: legalName }) => {
    const refunds = noRefunds();
    const add = (bearer: Bearer, field: "price" | "share", amount: number) => {
      refunds[bearer] = { ...refunds[bearer], [field]: cents(refunds[bearer][field] + amount) };
    };
    for (const row of ofFarm(losses, farmId)) {
      add(takenFor(row.cause, row.bearer), "price", row.taken);
      add("market", "price", row.market);
      add("carrier", "price", row.carrier);
    }
    for (const row of ofFarm(shares, farmId))
      add(takenFor(row.cause, row.bearer), "share", row.cents);
    const [sold] = ofFarm(sales, farmId);
    const own = ofFarm(books, farmId);
    const sum = (field: "earned" | "before" | "after") =>
      sumCents(own.map((row) => cents(row[field])));
    const payouts = Array.from({ length: 12 }, (_, at) =>
      cents(own.find(({ month }) => month === at + 1)?.sent ?? 0),
    );
    return {
      farmId,
      farmName,
      legalName,
      gross: cents(sold?.gross ?? 0),
      commission: cents(-(sold?.commission ?? 0)),
      refunds,
      earned: sum("earned"),
      payouts,
      paid: sumCents(payouts),
      owedBefore: sum("before"),
      owedAfter: sum("after"),
    };
  });
  return asked.farmId === undefined ? years.filter(hasMoved) : years;
}

/** The years from the first ledger transaction to the current one, newest first. */
export async function yearsBooked({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number[]> {
  const [row] = await db.$client<{ first: string | null }[]>`
    select min(created_at) as first from ledger_transactions`;
  const last = yearAt(clock.now());
  const first = row?.first ? yearAt(new Date(row.first)) : last;
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, back) => last - back);
}

const yearAt = (instant: Date) => Number(businessDayAt(instant).slice(0, 4));

function hasMoved({ gross, earned, paid, owedBefore, owedAfter, refunds }: FarmYear): boolean {
  const moved: Cents[] = [gross, earned, paid, owedBefore, owedAfter];
  return [...moved, ...Object.values(refunds).map(({ price }) => price)].some((one) => one !== 0);
}

function ofFarm<Row extends { farm_id: number }>(rows: readonly Row[], farmId: number): Row[] {
  return rows.filter((row) => row.farm_id === farmId);
}

type FarmRow = { farm_id: number; name: string; legal_name: string | null };

function farmsAsked(sql: Sql, { farmId }: Asked) {
  return sql<FarmRow[]>`
    select id as farm_id, name, legal_name from farms
    ${farmId === undefined ? sql`` : sql`where id = ${farmId}`} order by name, id`;
}

const booked = (sql: Sql, year: number) => sql`
  select id, kind, key, intent_id, created_at from ledger_transactions
  where ${daysOf(sql, yearPeriod(year)).asked(sql`created_at`)}`;

type SaleRow = { farm_id: number; gross: number; commission: number };

/**
 * What each payment of the year bought from a farm, at the farm's selling price: net of the farm's own
 * promotion codes.
 */
function salesIn(sql: Sql, year: number) {
  return sql<SaleRow[]>`
    with sale as (select * from (${booked(sql, year)}) t where kind = 'sale'),
    added as (
      select a.payment_intent_id, a.order_id, x.product_id, x.line_total_cents, x.commission_cents
      from order_additions a join order_addition_lines x on x.checkout_id = a.checkout_id
    ), bought as (
      select l.farm_id, l.line_total_cents - l.farm_promotion_cents as gross, l.commission_cents as commission
      from sale join orders o on o.payment_intent_id = sale.intent_id join order_lines l on l.order_id = o.id
      union all
      -- A line has what was added later in it, which another payment bought.
      select l.farm_id, -added.line_total_cents, -added.commission_cents
      from sale join orders o on o.payment_intent_id = sale.intent_id join added on added.order_id = o.id
        join order_lines l on l.order_id = o.id and l.product_id = added.product_id
      union all
      select l.farm_id, added.line_total_cents, added.commission_cents
      from sale join added on added.payment_intent_id = sale.intent_id
        join order_lines l on l.order_id = added.order_id and l.product_id = added.product_id
    )
    select farm_id, sum(gross)::bigint as gross, sum(commission)::bigint as commission
    from bought group by farm_id`;
}

type Fault = { farm_id: number; cause: RefundCause; bearer: Bearer };

/**
 * The price of refunded goods that each bearer took on, or was relieved of, in the year. Each transaction's own
 * accounts show who bore it: a later change of bearer is a separate transaction, counted in its own year.
 */
function lossesIn(sql: Sql, year: number) {
  const side = (...accounts: string[]) => sql`
    sign(coalesce(sum(e.amount_cents) filter (where e.account::text in ${sql(accounts)}), 0))::int`;
  return sql<(Fault & { taken: number; market: number; carrier: number })[]>`
    with moved as (
      select r.id, r.cause, r.bearer, ${side("farm_payable", "commission")} as taken,
        ${side("market_losses")} as market, ${side("carrier_losses")} as carrier
      from (${booked(sql, year)}) t join refunds r on r.id::text = split_part(t.key, ':', 2)
        join ledger_entries e on e.transaction_id = t.id
      where t.kind in ('order_refund', 'bearer_changed', 'order_refund_undone') group by t.id, r.id
    )
    select l.farm_id, moved.cause, moved.bearer, sum(moved.taken * back.amount_cents)::bigint as taken,
      sum(moved.market * back.amount_cents)::bigint as market, sum(moved.carrier * back.amount_cents)::bigint as carrier
    from moved join refund_lines back on back.refund_id = moved.id
      join order_lines l on l.order_id = back.order_id and l.product_id = back.product_id
    group by l.farm_id, moved.cause, moved.bearer`;
}

/** What the ledger shows that farms gave up for refunds in the year. */
function sharesIn(sql: Sql, year: number) {
  return sql<(Fault & { cents: number })[]>`
    select e.farm_id, r.cause, r.bearer, -sum(e.amount_cents)::bigint as cents
    from (${booked(sql, year)}) t join refunds r on r.id::text = split_part(t.key, ':', 2)
      join ledger_entries e on e.transaction_id = t.id and e.account = 'farm_payable'
    where t.kind <> 'sale' group by e.farm_id, r.cause, r.bearer`;
}

type BookRow = {
  farm_id: number;
  month: number;
  earned: number;
  sent: number;
  before: number;
  after: number;
};

/**
 * What the farms' ledger accounts show: movements by month within the year, and the balances at its start and
 * end.
 */
function booksOf(sql: Sql, year: number) {
  const { first, asked } = daysOf(sql, yearPeriod(year));
  const inYear = asked(sql`t.created_at`);
  return sql<BookRow[]>`
    select e.farm_id, extract(month from t.created_at at time zone ${BUSINESS_ZONE})::int as month,
      coalesce(-sum(e.amount_cents) filter (where ${inYear} and e.account = 'farm_payable'), 0)::bigint as earned,
      coalesce(sum(e.amount_cents) filter (where ${inYear} and e.account <> 'farm_payable'), 0)::bigint as sent,
      coalesce(-sum(e.amount_cents) filter (where t.created_at < ${first}), 0)::bigint as before,
      coalesce(-sum(e.amount_cents) filter (where t.created_at < ${first} or ${inYear}), 0)::bigint as after
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account in ('farm_payable', 'farm_in_transit', 'farm_paid') group by 1, 2`;
}
