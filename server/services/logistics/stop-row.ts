import { eq, ne, or } from "drizzle-orm";
import { deliveryRoutes, routeStops } from "#db/schema/logistics.ts";

/**
 * Of a stop and its route, whether the order is taken care of: what came back with a van that is done waits
 * for another.
 */
export const takesItsOrder = or(
  ne(deliveryRoutes.state, "done"),
  eq(routeStops.state, "delivered"),
);
