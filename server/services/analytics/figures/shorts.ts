import type { Period } from "#shared/analytics/analytics.ts";
import type { Scope } from "#shared/analytics/scope.ts";
import { withoutSmallCells } from "#shared/analytics/small-cells.ts";
import type { RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import type { Deps } from "#server/deps.ts";
import { daysOf } from "../../platform/database/days.ts";
import { scopedOrders } from "./scope.ts";
import { stands } from "../../platform/standing-orders.ts";

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
  deps: Pick<Deps, "db">,
  period: Period,
  scope: Scope = {},
): Promise<ShortsByCause> {
  const sql = deps.db.$client;
  const { orders, lines } = await scopedOrders(deps, period, scope);
  const rows = await sql<(Shorts & { cause: RefundCause })[]>`
    select r.cause, sum(back.quantity)::int as units, sum(back.amount_cents)::bigint as amount,
      count(distinct o.id)::int as orders
    from orders o join refund_lines back on back.order_id = o.id
      join refunds r on r.id = back.refund_id
      join order_lines l on l.order_id = back.order_id and l.product_id = back.product_id
    where ${daysOf(sql, period).placed} and ${stands(sql, "o.state")}
      and r.state <> 'failed' and r.cause <> 'customer_changed' and back.quantity > 0
      and ${orders} and ${lines}
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
