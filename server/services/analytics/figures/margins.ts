import type { Period } from "#shared/analytics/analytics.ts";
import type { Scope } from "#shared/analytics/scope.ts";
import { withoutSmallCells } from "#shared/analytics/small-cells.ts";
import { BEARERS, undoesSale } from "#shared/payments/refunds/refund-cause.ts";
import type { Deps } from "#server/deps.ts";
import { daysOf } from "../../platform/database/days.ts";
import { scopedOrders } from "./scope.ts";
import { shownName } from "../../platform/people/shown-name.ts";
import { stands } from "../../platform/standing-orders.ts";

/** The maximum number of products listed individually; the rest are combined. */
const SHOWN = 12;

/**
 * Sales of goods in cents before tax and after what a farm's code took off, what the market keeps of them, and the
 * number of their orders.
 */
export type Margin = { sales: number; kept: number; orders: number };

/** Margins by product. `others` sums the products that are not listed, null if all are. */
export type MarginsByProduct = {
  rows: (Margin & { id: number; name: string; farm: string })[];
  others: (Margin & { products: number }) | null;
};

/**
 * What the market keeps of a period's goods, by product, largest sales first: its commission, less refunds. A refund
 * that undoes the sale takes its goods off the sales and its commission off what is kept; one that the market bears
 * costs it the price. Products with fewer than `SMALLEST_CELL` orders are combined.
 */
export async function marginsOf(
  deps: Pick<Deps, "db">,
  period: Period,
  scope: Scope = {},
): Promise<MarginsByProduct> {
  const sql = deps.db.$client;
  const { orders, lines } = await scopedOrders(deps, period, scope);
  const undoes = sql`r.bearer::text in ${sql(BEARERS.filter(undoesSale))}`;
  const rows = await sql<MarginsByProduct["rows"]>`
    with line as not materialized (
      select l.order_id, l.product_id, l.line_total_cents - l.farm_promotion_cents as price, l.commission_cents
      from orders o join order_lines l on l.order_id = o.id
      where ${daysOf(sql, period).placed} and ${stands(sql, "o.state")} and ${orders} and ${lines}),
    sold as (
      select product_id, sum(price) as sales, sum(commission_cents) as kept,
        count(*)::int as orders
      from line group by 1),
    back as (
      select product_id, coalesce(sum(b.amount_cents) filter (where ${undoes}), 0) as undone,
        sum(case when ${undoes} then b.commission_cents when r.bearer = 'market' then b.amount_cents
          else 0 end) as lost
      from line join refund_lines b using (order_id, product_id)
        join refunds r on r.id = b.refund_id and r.state <> 'failed'
      group by 1)
    select p.id, ${shownName(sql)} as name, p.farm_name as farm, (sales - coalesce(undone, 0))::bigint as sales,
      (kept - coalesce(lost, 0))::bigint as kept, orders
    from sold left join back using (product_id) join products p on p.id = product_id
    order by sales desc, name, p.id`;
  const { listed, together } = withoutSmallCells(rows, SHOWN);
  if (together.length === 0) return { rows: listed, others: null };
  const sum = (of: keyof Margin) => together.reduce((total, { [of]: part }) => total + part, 0);
  return {
    rows: listed,
    others: {
      products: together.length,
      sales: sum("sales"),
      kept: sum("kept"),
      orders: sum("orders"),
    },
  };
}
