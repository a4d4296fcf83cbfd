import type { Period } from "#shared/analytics/analytics.ts";
import { stepOf } from "#shared/analytics/trends.ts";
import type { Day } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { stands } from "../platform/standing-orders.ts";
import { daysOf, placedDay } from "../platform/days.ts";

/** One day, or the week beginning on it. `sales` is in cents. */
export type SeriesPoint = { day: Day; sales: number; orders: number };

/** Sales and number of orders by day, or by week for longer periods; weeks begin on Monday. */
export async function salesSeries(
  { db }: Pick<Deps, "db">,
  period: Period,
): Promise<{ step: "day" | "week"; points: SeriesPoint[] }> {
  const sql = db.$client;
  const step = stepOf(period);
  const points = await sql<SeriesPoint[]>`
    with days as (
      select distinct date_trunc(${step}, d)::date as day
      from generate_series(${period.from}::date::timestamp, ${period.to}::date, '1 day') d),
    placed as (
      select date_trunc(${step}, ${placedDay(sql)}::timestamp)::date as day, total_cents
      from orders where ${daysOf(sql, period).placed} and ${stands(sql)})
    select days.day::text, coalesce(sum(total_cents), 0) as sales, count(total_cents) as orders
    from days left join placed using (day) group by days.day order by days.day`;
  return { step, points: [...points] };
}
