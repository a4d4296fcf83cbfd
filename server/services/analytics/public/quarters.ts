import { ERASED_LIKE } from "#shared/accounts/erased.ts";
import {
  type Quarter,
  type QuarterFigures,
  quarterOf,
  quartersBetween,
} from "#shared/analytics/quarters.ts";
import { BUSINESS_ZONE, businessDayAt, type Day } from "#shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { FEWEST_ORDERS } from "../../catalog/farm-share.ts";
import { stands } from "../../platform/standing-orders.ts";

/** The market's quarters, newest first, as published. */
export type Quarters = {
  /** `figures` is null below `FEWEST_ORDERS` orders. */
  quarters: (Quarter & { figures: QuarterFigures | null })[];
  /**
   * The quarters with figures together; null if there are none. Its money is what is shown of theirs, so that it tells
   * no other. The orders and households of the others can be computed from it and the figures so far, which count all
   * (`getFigures`).
   */
  toDate: QuarterFigures | null;
  /** When the figures were read, as an ISO instant. */
  asOf: string;
};

/** How long the figures are kept, in milliseconds: they read every order there is, and anyone may ask. */
const MAX_AGE_MS = 600_000;
/** How long a failed read is not tried again: so many callers cannot make it worse. */
const REST_MS = 10_000;

/** With fewer donated boxes, the value of their goods would tell what single households paid. */
const FEWEST_BOXES = 5;
/** With fewer farms paid in a quarter, their money would tell each of them what the other one got. */
export const FEWEST_FARMS = 3;

type Kept = { until: number; value: Promise<Quarters> };

const keptByDatabase = new WeakMap<object, Kept>();

/**
 * The market by calendar quarters of the business. Orders count in the quarter in which they were placed, with all
 * that happened to them since; payouts in the quarter in which they arrived. Money is told once its quarter is over,
 * as it would change with single payouts and donations before. Kept for ten minutes; callers at the same time share one
 * read. If a read fails, the figures before it stand until the next one, ten seconds later; if there
 * are none, callers get the error that long.
 *
 * An order's farm share is what its farms earned, divided by what farms and market together got for its goods, after
 * refunds: the same parts as in `getFarmShare`. So a discount that the market pays for does not raise it. The median is
 * the lower one of two, rounded down to a tenth of a percent.
 */
export function getQuarters(deps: Pick<Deps, "db" | "clock">): Promise<Quarters> {
  const now = deps.clock.now().getTime();
  const known = keptByDatabase.get(deps.db);
  if (known && now < known.until) return known.value;
  const value: Promise<Quarters> = readQuarters(deps).catch((error: unknown) => {
    keptByDatabase.set(deps.db, { until: now + REST_MS, value: known?.value ?? value });
    if (known) return known.value;
    throw error;
  });
  keptByDatabase.set(deps.db, { until: now + MAX_AGE_MS, value });
  return value;
}

/**
 * Figures of a quarter by its first day, or of all quarters with enough orders together if that is null. Without
 * enough orders, all figures are 0 or null.
 */
type Row = QuarterFigures & { quarter: Day | null };

async function readQuarters(deps: Pick<Deps, "db" | "clock">): Promise<Quarters> {
  const now = deps.clock.now();
  const rows = new Map((await readRows(deps)).map((row) => [row.quarter, row]));
  const first = [...rows.keys()].filter((day) => day !== null).toSorted()[0];
  const quarters = first ? quartersBetween(first, businessDayAt(now)) : [];
  return {
    quarters: quarters.map((quarter) => ({ ...quarter, figures: shown(rows.get(quarter.from)) })),
    toDate: shown(rows.get(null)),
    asOf: now.toISOString(),
  };
}

function shown(row: Row | undefined): QuarterFigures | null {
  if (!row || row.orders < FEWEST_ORDERS) return null;
  const { quarter: _quarter, ...figures } = row;
  return figures;
}

function readRows({ db: { $client: sql }, clock }: Pick<Deps, "db" | "clock">): Promise<Row[]> {
  const { from: current } = quarterOf(businessDayAt(clock.now()));
  const quarterAt = (at: string) =>
    sql`date_trunc('quarter', ${sql(at)} at time zone ${BUSINESS_ZONE})::date`;
  // Of the quarters that are over: 0 if there is nothing to count, else the money of those with enough of it.
  const moneyOf = (counted: string, fewest: number) => sql`
    case when bool_or(is_over) and coalesce(sum(${sql(counted)}) filter (where is_over), 0) = 0 then 0
      else sum(amount) filter (where is_over and ${sql(counted)} >= ${fewest}::int) end`;
  return sql<Row[]>`
    with placed as materialized (
      select id, state, ${quarterAt("placed_at")} as quarter,
        case when user_id is not null or email not like ${ERASED_LIKE} then email end as household
      from orders where ${stands(sql)}),
    told as materialized (
      select quarter, quarter < ${current}::date as is_over from placed
      group by quarter having count(*) >= ${FEWEST_ORDERS}),
    standing as materialized (select * from placed where quarter in (select quarter from told)),
    moved as materialized (
      select grouping(s.id) as of_farm, s.id, s.quarter, e.farm_id, -sum(e.amount_cents)::bigint as amount,
        -coalesce(sum(e.amount_cents) filter (where e.account = 'farm_payable'), 0)::bigint as earned
      from standing s join ledger_transactions t on t.order_id = s.id
        and t.kind in ('sale', 'order_refund', 'order_refund_undone', 'bearer_changed')
      join ledger_entries e on e.transaction_id = t.id
        and e.account in ('farm_payable', 'commission')
      group by grouping sets ((s.id, s.quarter), (s.quarter, e.farm_id))),
    bought as (
      select quarter, count(*) as orders from standing group by grouping sets ((quarter), ())),
    buyers as (
      select quarter, count(distinct household) as households
      from (select distinct quarter, household from standing) one
      group by grouping sets ((quarter), ())),
    shared as (
      select quarter, percentile_disc(0.5) within group (order by earned * 1000 / amount) * 10 as share
      from moved where of_farm = 0 and amount > 0 group by grouping sets ((quarter), ())),
    sellers as (
      select quarter, count(distinct farm_id) as farms
      from moved where of_farm = 1 and earned > 0 group by grouping sets ((quarter), ())),
    donated as (
      select s.quarter, count(*) as boxes, coalesce(sum(m.amount), 0) as amount
      from boxes b join standing s on s.id = b.order_id and s.state = 'delivered'
        left join moved m on m.id = s.id
      where b.donated_to is not null group by s.quarter),
    given as (
      select quarter, coalesce(sum(boxes), 0)::bigint as boxes,
        ${moneyOf("boxes", FEWEST_BOXES)}::bigint as amount
      from told left join donated using (quarter) group by grouping sets ((quarter), ())),
    arrived as (
      select ${quarterAt("created_at")} as quarter, e.farm_id, sum(e.amount_cents) as amount
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account = 'farm_paid' group by 1, 2 having sum(e.amount_cents) <> 0),
    reached as (
      select quarter, count(*) as farms, sum(amount) as amount from arrived group by quarter),
    paid as (
      select quarter, ${moneyOf("farms", FEWEST_FARMS)}::bigint as amount
      from told left join reached using (quarter) group by grouping sets ((quarter), ())),
    quarters as (select quarter from placed union select null)
    select q.quarter::text as quarter, coalesce(orders, 0) as orders, share,
      paid.amount as paid, coalesce(farms, 0) as farms,
      coalesce(households, 0) as households, coalesce(boxes, 0) as "boxesDonated",
      given.amount as donated
    from quarters q
      left join bought on bought.quarter is not distinct from q.quarter
      left join buyers on buyers.quarter is not distinct from q.quarter
      left join shared on shared.quarter is not distinct from q.quarter
      left join sellers on sellers.quarter is not distinct from q.quarter
      left join given on given.quarter is not distinct from q.quarter
      left join paid on paid.quarter is not distinct from q.quarter`;
}
