import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import type { Period } from "#shared/analytics/analytics.ts";
import { BUSINESS_ZONE } from "#shared/time.ts";
import type { Db } from "#db/client.ts";

/**
 * A query for the deliveries on the days of a period, with their order, their day and whether the driver reported them
 * before the end of their window.
 */
export function doorsOf(sql: Db["$client"], { from, to }: Period) {
  const hours = JSON.stringify(
    Object.fromEntries(DELIVERY_WINDOWS.map(({ id, endHour }) => [id, endHour])),
  );
  return sql`
    select s.order_id, r.day,
      s.done_at < (r.day + make_interval(hours => (${hours}::jsonb ->> r.window::text)::int))
        at time zone ${BUSINESS_ZONE} as in_time
    from route_stops s join delivery_routes r on r.id = s.route_id
    where s.state = 'delivered' and r.day between ${from}::date and ${to}::date`;
}
