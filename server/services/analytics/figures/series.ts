import type { Period } from "#shared/analytics/analytics.ts";
import type { Scope } from "#shared/analytics/scope.ts";
import { stepOf } from "#shared/analytics/trends.ts";
import type { Day } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { stands } from "../../platform/standing-orders.ts";
import { daysOf, placedDay } from "../../platform/database/days.ts";
import { scopedOrders } from "./scope.ts";

/** One day, or the week beginning on it. `sales` is in cents. */
export type SeriesPoint = { day: Day; sales: number; orders: number };

/**
 * Sales and number of orders by day, or by week for longer periods; weeks begin on Monday. Sales of one farm are those
 * of its goods, without tax and delivery.
 */
export async function salesSeries(
  deps: Pick<Deps, "db">,
  period: Period,
  scope: Scope,
): Promise<{ step: "day" | "week"; points: SeriesPoint[] }> {
  const sql = deps.db.$client;
  const { orders, lines } = await scopedOrders(deps, period, scope);
  const sales =
    scope.farm === undefined
      ? sql`total_cents`
      : sql`(select sum(l.line_total_cents) from order_lines l where l.order_id = o.id and ${lines})`;
  const step = stepOf(period);
  const points = await sql<SeriesPoint[]>`
    with days as (
      select distinct date_trunc(${step}, d)::date as day
      from generate_series(${period.from}::date::timestamp, ${period.to}::date, '1 day') d),
    placed as (
      select date_trunc(${step}, ${placedDay(sql)}::timestamp)::date as day,
        ${sales} as sales
      from orders o where ${daysOf(sql, period).placed} and ${stands(sql, "o.state")} and ${orders})
    select days.day::text, coalesce(sum(sales), 0)::bigint as sales, count(sales) as orders
    from days left join placed using (day) group by days.day order by days.day`;
  return { step, points: [...points] };
}
