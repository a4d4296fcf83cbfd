import { and, asc, eq, inArray, not, type SQL } from "drizzle-orm";
import { HOUR_MS } from "#shared/durations.ts";
import { expectedArrivals } from "#shared/logistics/arrivals.ts";
import type { LateCause } from "#shared/logistics/late-cause.ts";
import { TO_COME } from "#shared/orders/order.ts";
import { businessDayAt } from "#shared/time.ts";
import { deliveryRoutes, routeStops } from "#db/schema/logistics/logistics.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "../../../deps.ts";
import { WAS_DONATED } from "../donated.ts";
import { isStopped } from "../../payments/refunds/stopped.ts";

type Route = Pick<typeof deliveryRoutes.$inferSelect, "id" | "day" | "window" | "departedAt">;
type Said = Pick<typeof deliveryRoutes.$inferSelect, "lateCause" | "lateCauseAt">;

/** How long after someone said it a cause holds a van up, in milliseconds; a later delay need not have the same one. */
const CAUSE_LASTS_MS = 2 * HOUR_MS;

/** What holds a route's van up, as last said; null if nobody did, or two hours ago or more. */
export function lateCauseOf(said: Said, now: Date): LateCause | null {
  const until = lateCauseEnd(said);
  return until && now < until ? said.lateCause : null;
}

/** When the cause that was said last ends to hold the van up; null if nobody said one. */
export function lateCauseEnd({ lateCauseAt }: Said): Date | null {
  return lateCauseAt && new Date(lateCauseAt.getTime() + CAUSE_LASTS_MS);
}

/**
 * The stops of a route in visiting order, each with its expected arrival, or null once the van has been there. Leaves
 * out orders that are canceled, refunded or blocked by a dispute.
 */
export async function arrivalsOf(db: Db | Tx, route: Route, now: Date) {
  const rows = await db
    .select({ stop: routeStops, order: orders, isDonated: WAS_DONATED as SQL<boolean> })
    .from(routeStops)
    .innerJoin(orders, eq(orders.id, routeStops.orderId))
    .where(
      and(
        eq(routeStops.routeId, route.id),
        inArray(orders.state, [...TO_COME, "delivered"]),
        not(isStopped),
      ),
    )
    .orderBy(asc(routeStops.position), asc(routeStops.id));
  // A planned stop whose order is delivered: another van delivered it.
  const stops = rows.filter(
    ({ stop, order }) => order.state !== "delivered" || stop.state !== "planned",
  );
  const arrivals = expectedArrivals({ ...route, stops: stops.map(({ stop }) => stop) }, now);
  return stops.map((row) => ({ ...row, arrival: arrivals.get(row.stop.id) ?? null }));
}

/**
 * When the van with an order is expected, as ISO instants, and if it is late, what holds it up, if anyone said. Null
 * before it has departed, unless it is late, and once it has been at the door.
 */
export async function arrivalOf({ db, clock }: Pick<Deps, "db" | "clock">, orderId: string) {
  const [route] = await db
    .select({
      id: deliveryRoutes.id,
      day: deliveryRoutes.day,
      window: deliveryRoutes.window,
      departedAt: deliveryRoutes.departedAt,
      lateCause: deliveryRoutes.lateCause,
      lateCauseAt: deliveryRoutes.lateCauseAt,
    })
    .from(routeStops)
    .innerJoin(deliveryRoutes, eq(deliveryRoutes.id, routeStops.routeId))
    .where(and(eq(routeStops.orderId, orderId), eq(routeStops.state, "planned")))
    .limit(1);
  // A past day's route that was never finished says nothing about today.
  if (route?.day !== businessDayAt(clock.now())) return null;
  const stops = await arrivalsOf(db, route, clock.now());
  const arrival = stops.find(({ order }) => order.id === orderId)?.arrival;
  if (!arrival || (route.departedAt === null && !arrival.isLate)) return null;
  const { from, until, ...rest } = arrival;
  const lateCause = rest.isLate ? lateCauseOf(route, clock.now()) : null;
  return { from: from.toISOString(), until: until.toISOString(), lateCause, ...rest };
}
