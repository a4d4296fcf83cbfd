import { paymentsTax as m } from "#messages/payments/tax.ts";
import type { Period } from "#shared/analytics/analytics.ts";
import { authorityName } from "#shared/checkout/tax/tax.ts";
import { cents, type Cents, sumCents } from "#shared/money.ts";
import { type AuthorityTax, ratesText, type TaxedAt } from "#shared/payments/tax-report.ts";
import type { Db } from "#db/client.ts";
import { csvDollars, toCsv } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import { daysOf } from "../../platform/database/days.ts";

/**
 * Tax for a period by authority, largest amount first. Sums the amounts saved at the time of sale; nothing is
 * recalculated.
 */
export async function taxReport(
  { db }: Pick<Deps, "db">,
  period: Period,
): Promise<{ authorities: AuthorityTax[]; total: Omit<AuthorityTax, "authority" | "rates"> }> {
  const [sold, booked] = await Promise.all([soldIn(db, period), bookedIn(db, period)]);
  const names = new Set([...booked, ...sold].map(({ authority }) => authority));
  const authorities = [...names]
    .map((authority) => {
      const rates = sold.filter((one) => one.authority === authority).map(rateOf);
      const taxed = rates.filter(({ bps }) => bps > 0).map(({ sales }) => sales);
      const book = booked.find((one) => one.authority === authority);
      const collected = cents(book?.collected ?? 0);
      const refunded = cents(book?.refunded ?? 0);
      const net = cents(collected - refunded);
      return { authority, rates, sales: sumCents(taxed), collected, refunded, net };
    })
    .toSorted((a, b) => b.collected - a.collected || (a.authority < b.authority ? -1 : 1));
  const sum = (field: "collected" | "refunded" | "net") =>
    sumCents(authorities.map((one) => one[field]));
  const total = { collected: sum("collected"), refunded: sum("refunded"), net: sum("net") };
  return { authorities, total: { ...total, sales: await taxedIn(db, period) } };
}

type SoldRow = { authority: string; bps: number; sales: number; tax: number };

function rateOf({ bps, sales, tax }: SoldRow): TaxedAt {
  return { bps, sales: cents(sales), tax: cents(tax) };
}

/**
 * The saved tax parts of everything sold in a period. `place` identifies the order line or delivery they belong
 * to.
 */
function partsIn(sql: Db["$client"], period: Period) {
  const { asked } = daysOf(sql, period);
  return sql`
    sales as (
      select intent_id from ledger_transactions t
      where t.kind = 'sale' and ${asked(sql`t.created_at`)}
    ), parts as (
      select l.order_id || ' ' || l.product_id as place, part
      from sales join orders o on o.payment_intent_id = sales.intent_id
        join order_lines l on l.order_id = o.id cross join jsonb_array_elements(l.taxes) part
      union all
      select o.id::text, part
      from sales join orders o on o.payment_intent_id = sales.intent_id
        cross join jsonb_array_elements(o.delivery_taxes) part
      union all
      select l.checkout_id || ' ' || l.product_id, part
      from sales join order_additions a on a.payment_intent_id = sales.intent_id
        join order_addition_lines l on l.checkout_id = a.checkout_id
        cross join jsonb_array_elements(l.taxes) part
    )`;
}

function soldIn({ $client: sql }: Db, period: Period): Promise<SoldRow[]> {
  return sql<SoldRow[]>`
    with ${partsIn(sql, period)}
    select part ->> 'authority' as authority, (part -> 'bps')::int as bps,
      sum((part -> 'base')::int) as sales, sum((part -> 'amount')::int) as tax
    from parts group by 1, 2 order by 1, 2 desc`;
}

/** Taxable sales, counted once even when several authorities tax them. */
async function taxedIn({ $client: sql }: Db, period: Period): Promise<Cents> {
  const [row] = await sql<{ sales: number }[]>`
    with ${partsIn(sql, period)}, once as (
      select distinct place, (part -> 'base')::int as base from parts where (part -> 'bps')::int > 0
    )
    select coalesce(sum(base), 0) as sales from once`;
  return cents(row?.sales ?? 0);
}

type BookedRow = { authority: string; collected: number; refunded: number };

/** Tax in the ledger for the period; a failed refund reverses its share of what was refunded. */
function bookedIn({ $client: sql }: Db, period: Period): Promise<BookedRow[]> {
  const { asked } = daysOf(sql, period);
  return sql<BookedRow[]>`
    select e.authority, coalesce(-sum(e.amount_cents) filter (where t.kind = 'sale'), 0) as collected,
      coalesce(sum(e.amount_cents) filter (where t.kind <> 'sale'), 0) as refunded
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where e.account = 'tax_payable' and e.authority is not null and ${asked(sql`t.created_at`)}
    group by 1`;
}

/** The tax report as CSV, in dollars: one row per authority. */
export async function exportTax(deps: Pick<Deps, "db">, period: Period): Promise<string> {
  const { authorities } = await taxReport(deps, period);
  return toCsv<AuthorityTax>(
    [
      { heading: m.from, value: () => period.from },
      { heading: m.to, value: () => period.to },
      { heading: m.authority, value: ({ authority }) => authorityName(authority) },
      { heading: m.sales, value: (row) => csvDollars(row.sales) },
      { heading: m.rate, value: ({ rates }) => ratesText(rates) },
      { heading: m.collected, value: (row) => csvDollars(row.collected) },
      { heading: m.refunded, value: (row) => csvDollars(row.refunded) },
      { heading: m.net, value: (row) => csvDollars(row.net) },
    ],
    authorities,
  );
}
