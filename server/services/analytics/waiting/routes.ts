import type { routeLifecycle } from "#shared/logistics/fulfillment.ts";
import type { Db } from "#db/client.ts";
import { TO_DELIVER } from "../../logistics/late/waits-for-van.ts";
import { kind, ROUTES_PAGE, type Waiting } from "./kind.ts";

type RouteState = (typeof routeLifecycle.states)[number];

/**
 * Condition on `delivery_routes r`: it has something to deliver. An order of it may be gone, or delivered by another
 * van.
 */
const hasDoors = (sql: Db["$client"]) => sql`exists (
  select from route_stops s join orders o on o.id = s.order_id
  where s.route_id = r.id and s.state = 'planned' and o.state in ${sql(TO_DELIVER)})`;

/** By state: routes that the team has to look at. */
export const ROUTES_WAITING: Record<RouteState, readonly Waiting[]> = {
  planned: [
    ...kind(
      "withoutDriver",
      ROUTES_PAGE,
      (sql, { today, tomorrow }) => sql`delivery_routes r
        where r.state = 'planned' and r.driver_id is null and r.day between ${today} and ${tomorrow}
          and ${hasDoors(sql)}`,
    ),
    ...kind(
      "neverStarted",
      ROUTES_PAGE,
      (sql, { today, begun }) => sql`delivery_routes r
        where r.state = 'planned' and r.driver_id is not null
          and (r.day < ${today} or (r.day = ${today} and r."window" = any(${[...begun]}::delivery_window[])))
          and ${hasDoors(sql)}`,
    ),
  ],
  out: kind(
    "stillOut",
    ROUTES_PAGE,
    (sql, { today }) => sql`delivery_routes where state = 'out' and day < ${today}`,
  ),
  done: [],
};
