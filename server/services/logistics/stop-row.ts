import { asc, ne, or, sql } from "drizzle-orm";
import { deliveryRoutes, routeStops } from "#db/schema/logistics/logistics.ts";

/** Sorts vans by number, so that `Van 10` comes after `Van 2`. */
export const BY_VAN = [asc(sql`length(${deliveryRoutes.name})`), asc(deliveryRoutes.name)];

/**
 * Condition on a stop and its route: the order is on this van. An order that came back on a finished route needs
 * another van, unless its driver is at the door again.
 */
export const takesItsOrder = or(ne(deliveryRoutes.state, "done"), ne(routeStops.state, "not_home"));
