import type { Period } from "#shared/analytics/analytics.ts";
import { withoutSmallCells } from "#shared/analytics/small-cells.ts";
import type { RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import type { Deps } from "#server/deps.ts";
import { daysOf } from "../platform/days.ts";
import { stands } from "../platform/standing-orders.ts";

/** Units that customers ordered and did not keep, their price in cents before tax, and the number of their orders. */
export type Shorts = { units: number; amount: number; orders: number };

/** Shorts by the cause of their refund. `others` sums the causes that are not listed, null if all are. */
export type ShortsByCause = {
  rows: (Shorts & { cause: RefundCause })[];
  others: (Shorts & { causes: number }) | null;
};

/**
 * What the fill rate of a period lacks, by cause: units of its orders that were refunded, without what customers
 * took off themselves. Most units first. Causes with fewer than `SMALLEST_CELL` orders are combined.
 */
export async function shortsOf(
  { db: { $client: sql } }: Pick<Deps, "db">,
  period: Period,
): Promise<ShortsByCause> {
  const rows = await sql<(Shorts & { cause: RefundCause })[]>`
    select r.cause, sum(l.quantity)::int as units, sum(l.amount_cents)::bigint as amount,
      count(distinct o.id)::int as orders
    from orders o join refund_lines l on l.order_id = o.id join refunds r on r.id = l.refund_id
    where ${daysOf(sql, period).placed} and ${stands(sql, "o.state")}
      and r.state <> 'failed' and r.reason <> 'taken_off' and l.quantity > 0
    group by r.cause order by units desc, r.cause`;
  const { listed, together } = withoutSmallCells(rows, rows.length);
  if (together.length === 0) return { rows: listed, others: null };
  const sum = (of: keyof Shorts) => together.reduce((total, { [of]: part }) => total + part, 0);
  return {
    rows: listed,
    others: {
      causes: together.length,
      units: sum("units"),
      amount: sum("amount"),
      orders: sum("orders"),
    },
  };
}
