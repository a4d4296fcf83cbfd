import { asc, ne, or, sql } from "drizzle-orm";
import { deliveryRoutes, routeStops } from "#db/schema/logistics.ts";

/** Vans of a window by their number: `Van 10` stands after `Van 2`. */
export const BY_VAN = [asc(sql`length(${deliveryRoutes.name})`), asc(deliveryRoutes.name)];

/**
 * Of a stop and its route, whether the order is taken care of: what came back with a van that is done waits
 * for another, unless its driver is at the door once more.
 */
export const takesItsOrder = or(ne(deliveryRoutes.state, "done"), ne(routeStops.state, "not_home"));
