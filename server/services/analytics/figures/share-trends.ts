import type { PendingQuery, Row } from "postgres";
import {
  LEAST_OF_A_SHARE,
  lengthOf,
  type Period,
  type Share,
} from "#shared/analytics/analytics.ts";
import { stepOf } from "#shared/analytics/trends.ts";
import { addDays, BUSINESS_ZONE, type Day } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { daysOf, placedDay } from "../../platform/database/days.ts";
import { stands } from "../../platform/standing-orders.ts";
import { doorsOf } from "./doors.ts";

/**
 * The shares at one step of a period's course; each is null if its days have too few orders, deliveries or boxes, the
 * fill rate, a share of units, only if nothing was ordered.
 */
export type SharePoint = { day: Day } & Record<Share, number | null>;

/**
 * The course of a period's shares by day or week. Single days have too few orders for a share, so each point is the
 * share of as many days as the period has, up to the end of its step: the last one is the share of the period.
 */
export async function shareTrendsOf(
  { db }: Pick<Deps, "db">,
  period: Period,
): Promise<SharePoint[]> {
  const sql = db.$client;
  const { from, to } = period;
  const before = lengthOf(period) - 1;
  const wide = { from: addDays(from, -before), to };
  const { placed, asked } = daysOf(sql, wide);
  const within = sql`day between steps.last - ${before}::int and steps.last`;
  const share = (part: PendingQuery<Row[]>, whole: PendingQuery<Row[]>) => sql`
    case when ${whole} >= ${LEAST_OF_A_SHARE} then (${part})::float8 / ${whole} end`;
  const points = await sql<SharePoint[]>`
    with steps as (
      select date_trunc(${stepOf(period)}, d)::date as day, max(d)::date as last
      from generate_series(${from}::date::timestamp, ${to}::date, '1 day') d group by 1),
    o as materialized (
      select id, total_cents, ${placedDay(sql)} as day from orders where ${placed} and ${stands(sql)}),
    sold as materialized (
      select day, count(*) as orders, sum(total_cents) as sales from o group by day),
    given as materialized (
      select (r.created_at at time zone ${BUSINESS_ZONE})::date as day, sum(r.amount_cents) as refunds
      from refunds r join orders on orders.id = r.order_id
      where r.state <> 'failed' and ${asked(sql`r.created_at`)} and ${stands(sql, "orders.state")}
      group by 1),
    units as materialized (
      select day, sum(ordered) as ordered, sum(missing) as missing
      from (
        select o.day, l.quantity as ordered, 0 as missing
          from o join order_lines l on l.order_id = o.id
        union all
        select o.day,
            case when f.cause = 'customer_changed' and f.replaces is null then -r.quantity else 0 end,
            case when f.cause <> 'customer_changed' and f.state <> 'failed' then r.quantity else 0 end
          from o join refund_lines r on r.order_id = o.id join refunds f on f.id = r.refund_id) one
      group by day),
    doors as materialized (
      select day, count(*) as doors, count(*) filter (where in_time) as in_time
      from (${doorsOf(sql, wide)}) door group by day),
    due as materialized (
      select day, count(*) as due, count(*) filter (where state = 'skipped') as skipped
      from boxes where day between ${wide.from}::date and ${to}::date and state <> 'canceled' group by day)
    select steps.day::text,
      (select case when sum(orders) >= ${LEAST_OF_A_SHARE} and sum(sales) > 0 then
        (select coalesce(sum(refunds), 0) from given where ${within})::float8 / sum(sales) end
        from sold where ${within}) as "refundShare",
      (select 1 - sum(missing)::float8 / nullif(sum(ordered), 0) from units where ${within})
        as "fillRate",
      (select ${share(sql`sum(in_time)`, sql`sum(doors)`)} from doors where ${within}) as "onTime",
      (select ${share(sql`sum(skipped)`, sql`sum(due)`)} from due where ${within}) as "skipRate"
    from steps order by steps.day`;
  return [...points];
}
