import type { Breakdown, Period } from "#shared/analytics/analytics.ts";
import { withoutSmallCells } from "#shared/analytics/small-cells.ts";
import { analyticsWords as m } from "#messages/analytics-words.ts";
import type { Deps } from "#server/deps.ts";
import { stands } from "../platform/standing-orders.ts";
import { daysOf } from "../platform/days.ts";

/** Groups shown one by one; the rest is one line. */
const SHOWN = 12;

export type BreakdownRow = { name: string; sales: number; orders: number };

/** The last row may be that of all `together`: how many groups are not shown on their own. */
export type BreakdownRows = { rows: BreakdownRow[]; together: number };

/**
 * Goods sold in a period, in cents without tax, split by farm, category, zip or window, largest
 * first; windows follow each other as on the day. Groups of fewer than `SMALLEST_CELL` orders are shown
 * together, whatever they are split by, so that no household can be read from it.
 */
export async function breakdownOf(
  deps: Pick<Deps, "db">,
  period: Period,
  by: Breakdown,
): Promise<BreakdownRows> {
  const { listed, together } = withoutSmallCells(await groups(deps, period, by), SHOWN);
  const rest = together.length === 0 ? [] : [{ name: m.others[by], ...summed(together) }];
  return { rows: [...listed, ...rest], together: together.length };
}

function summed(rows: readonly BreakdownRow[]): Omit<BreakdownRow, "name"> {
  return {
    sales: rows.reduce((sum, row) => sum + row.sales, 0),
    orders: rows.reduce((sum, row) => sum + row.orders, 0),
  };
}

async function groups({ db }: Pick<Deps, "db">, period: Period, by: Breakdown) {
  const sql = db.$client;
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
    where ${daysOf(sql, period).placed} and ${stands(sql, "o.state")}
    group by 1 order by ${order}`;
}
