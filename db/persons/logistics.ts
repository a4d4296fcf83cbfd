import { inArray, sql } from "drizzle-orm";
import * as logistics from "../schema/logistics/logistics.ts";
import { blanked, impersonal, ofOrders } from "./classify.ts";

const EMPTY = sql`''`;

/** How orders were packed and driven. */
export const logisticsRules = {
  lockedDays: impersonal(logistics.lockedDays, ["day"]),
  deliveryRoutes: impersonal(logistics.deliveryRoutes, [
    "id",
    "day",
    "name",
    "driverId",
    "closedBy",
  ]),
  farmPickups: impersonal(logistics.farmPickups, ["day", "closedBy"]),
  leftBehind: impersonal(logistics.leftBehind, ["orderId", "routeId", "leftBy"]),
  routeStops: blanked(logistics.routeStops, {
    of: ofOrders(logistics.routeStops.orderId),
    blank: () => ({ note: EMPTY }),
    none: ["id", "routeId", "orderId"],
  }),
  stopEvents: blanked(logistics.stopEvents, {
    of: (person) =>
      sql`${logistics.stopEvents.stopId} in (select id from route_stops where ${inArray(logistics.routeStops.orderId, person.orderIds)})`,
    blank: () => ({ note: EMPTY }),
    none: ["id", "stopId", "driverId"],
  }),
};
