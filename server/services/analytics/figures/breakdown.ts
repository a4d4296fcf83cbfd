import type { Breakdown, Period } from "#shared/analytics/analytics.ts";
import type { Scope } from "#shared/analytics/scope.ts";
import { withoutSmallCells } from "#shared/analytics/small-cells.ts";
import { analyticsWords as m } from "#messages/analytics/words.ts";
import type { Deps } from "#server/deps.ts";
import { stands } from "../../platform/standing-orders.ts";
import { daysOf } from "../../platform/database/days.ts";
import { scopedOrders } from "./scope.ts";

/** The maximum number of groups listed individually; the rest are combined in one row. */
const SHOWN = 12;

/** A group with its sales in cents and its number of orders. */
export type BreakdownRow = { name: string; sales: number; orders: number };

/** The rows of a breakdown. `together` is the number of groups combined in the last row, 0 if there is no such row. */
export type BreakdownRows = { rows: BreakdownRow[]; together: number };

/**
 * Sales of goods in a period, in cents before tax, by farm, category, zip code or window. Largest first, except
 * windows, which are in order of the day. Groups with fewer than `SMALLEST_CELL` orders are combined in every
 * breakdown, so that no household can be identified.
 */
export async function breakdownOf(
  deps: Pick<Deps, "db">,
  period: Period,
  by: Breakdown,
  scope: Scope,
): Promise<BreakdownRows> {
  const rows = await groups(deps, period, by, scope);
  const { listed, together } = withoutSmallCells(rows, SHOWN);
  const rest = together.length === 0 ? [] : [{ name: m.others[by], ...summed(together) }];
  return { rows: [...listed, ...rest], together: together.length };
}

function summed(rows: readonly BreakdownRow[]): Omit<BreakdownRow, "name"> {
  return {
    sales: rows.reduce((sum, row) => sum + row.sales, 0),
    orders: rows.reduce((sum, row) => sum + row.orders, 0),
  };
}

async function groups(deps: Pick<Deps, "db">, period: Period, by: Breakdown, scope: Scope) {
  const sql = deps.db.$client;
  const { orders, lines } = await scopedOrders(deps, period, scope);
  const name = {
    farm: sql`l.farm_name`,
    category: sql`(select p.category::text from products p where p.id = l.product_id)`,
    zip: sql`o.delivery->>'zipCode'`,
    window: sql`o.delivery_window::text`,
  }[by];
  const order = by === "window" ? sql`min(o.delivery_window)` : sql`sales desc, name`;
  return sql<BreakdownRow[]>`
    select ${name} as name, sum(l.line_total_cents) as sales, count(distinct o.id) as orders
    from order_lines l join orders o on o.id = l.order_id
    where ${daysOf(sql, period).placed} and ${stands(sql, "o.state")} and ${orders} and ${lines}
    group by 1 order by ${order}`;
}
