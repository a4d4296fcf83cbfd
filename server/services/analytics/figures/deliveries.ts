import type { Period } from "#shared/analytics/analytics.ts";
import { isWhole, type Scope } from "#shared/analytics/scope.ts";
import { SMALLEST_CELL } from "#shared/analytics/small-cells.ts";
import { stepOf } from "#shared/analytics/trends.ts";
import type { Day } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { doorsOf } from "./doors.ts";
import { scopeOf } from "./scope.ts";

/** The deliveries of one day, or of the week beginning on it. */
export type DeliveryPoint = { day: Day; onTime: number; late: number };

/**
 * Deliveries on time and late by day, or by week for longer periods, by the day they were due. Fewer than
 * `SMALLEST_CELL` within a scope are shown as none.
 */
export async function deliverySeries(
  deps: Pick<Deps, "db">,
  period: Period,
  scope: Scope = {},
): Promise<{ step: "day" | "week"; points: DeliveryPoint[] }> {
  const sql = deps.db.$client;
  const step = stepOf(period);
  const { orders } = await scopeOf(deps, scope);
  const points = await sql<DeliveryPoint[]>`
    with steps as (
      select distinct date_trunc(${step}, d)::date as day
      from generate_series(${period.from}::date::timestamp, ${period.to}::date, '1 day') d),
    doors as (
      select date_trunc(${step}, door.day::timestamp)::date as day, in_time
      from (${doorsOf(sql, period)}) door join orders o on o.id = door.order_id where ${orders})
    select steps.day::text, (count(*) filter (where in_time))::int as "onTime",
      (count(*) filter (where not in_time))::int as late
    from steps left join doors using (day) group by steps.day order by steps.day`;
  const total = points.reduce((sum, { onTime, late }) => sum + onTime + late, 0);
  if (isWhole(scope) || total >= SMALLEST_CELL) return { step, points: [...points] };
  return { step, points: points.map(({ day }) => ({ day, onTime: 0, late: 0 })) };
}
