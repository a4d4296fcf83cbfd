import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { routeLifecycle, STOP_EVENTS, stopLifecycle } from "#shared/logistics/fulfillment.ts";
import { STOP_REMARKS } from "#shared/logistics/stop-progress.ts";
import { farms } from "./catalog/catalog.ts";
import { windowEnum } from "./checkout.ts";
import { createdAt, instant } from "./columns.ts";
import { orders } from "./orders/orders.ts";
import { users } from "./accounts/users.ts";

export const routeStateEnum = pgEnum("route_state", routeLifecycle.states);
export const stopStateEnum = pgEnum("stop_state", stopLifecycle.states);
export const stopEventEnum = pgEnum("stop_event", STOP_EVENTS);
export const stopRemarkEnum = pgEnum("stop_remark", STOP_REMARKS);

/** The days whose orders are locked: the farms were sent their sheets when the row was written. */
export const lockedDays = pgTable("locked_days", {
  day: date("day", { mode: "string" }).primaryKey(),
  lockedAt: instant("locked_at").notNull(),
});

/** The routes of a day's window: which van goes where, and who drives it. */
export const deliveryRoutes = pgTable(
  "delivery_routes",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    day: date("day", { mode: "string" }).notNull(),
    window: windowEnum("window").notNull(),
    name: text("name").notNull(),
    driverId: uuid("driver_id").references(() => users.id),
    state: routeStateEnum("state").notNull().default(routeLifecycle.initial),
    /** Counts the changes of its stops' order: a change to an older one is refused. */
    version: integer("version").notNull().default(1),
    departedAt: instant("departed_at"),
    finishedAt: instant("finished_at"),
    /** Who of logistics closed it by hand; null when its driver's reports did. */
    closedBy: uuid("closed_by").references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("delivery_routes_by_day").on(table.day, table.window),
    uniqueIndex("delivery_routes_name").on(table.day, table.window, table.name),
  ],
);

/** The doors of a route, in the order in which the van comes to them. */
export const routeStops = pgTable(
  "route_stops",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    routeId: uuid("route_id")
      .notNull()
      .references(() => deliveryRoutes.id, { onDelete: "cascade" }),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    position: integer("position").notNull(),
    state: stopStateEnum("state").notNull().default(stopLifecycle.initial),
    arrivedAt: instant("arrived_at"),
    doneAt: instant("done_at"),
    /** Where it was left, or what was found: by a tap, and in words. */
    remark: stopRemarkEnum("remark"),
    note: text("note").notNull().default(""),
  },
  (table) => [
    index("route_stops_by_route").on(table.routeId, table.position),
    // The page of an order asks where its van is and was.
    index("route_stops_by_order").on(table.orderId),
    uniqueIndex("route_stops_once").on(table.routeId, table.orderId),
    // An order is on one route at a time; after a closed door it may go on another.
    uniqueIndex("route_stops_one_open")
      .on(table.orderId)
      .where(sql`state in ('planned', 'arrived')`),
  ],
);

/** What drivers reported, append-only. The phone makes the id, so that what it sends twice counts once. */
export const stopEvents = pgTable(
  "stop_events",
  {
    id: uuid("id").primaryKey(),
    stopId: uuid("stop_id")
      .notNull()
      .references(() => routeStops.id),
    kind: stopEventEnum("kind").notNull(),
    /** The thing that is damaged or missing. */
    productId: integer("product_id"),
    quantity: integer("quantity"),
    /** What was tapped, and what was typed. */
    remark: stopRemarkEnum("remark"),
    note: text("note").notNull().default(""),
    /** Who reported it: the driver, or who of logistics closed the stop by hand. */
    driverId: uuid("driver_id").notNull(),
    byHand: boolean("by_hand").notNull().default(false),
    /** By the phone's clock: offline it may be hours before it arrives here. */
    happenedAt: instant("happened_at").notNull(),
    receivedAt: createdAt("received_at"),
  },
  (table) => [
    index("stop_events_stop").on(table.stopId),
    check("stop_events_quantity", sql`quantity is null or quantity > 0`),
  ],
);

/** What a farm brings for a day has come in, as logistics recorded by hand: once a day and farm. */
export const farmPickups = pgTable(
  "farm_pickups",
  {
    day: date("day", { mode: "string" }).notNull(),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id),
    closedAt: instant("closed_at").notNull(),
    closedBy: uuid("closed_by")
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.day, table.farmId] })],
);

/**
 * Orders that were not packed when their van left, the last time it happened. What no other van takes
 * until its day is over is canceled and refunded (`settle_left_behind`).
 */
export const leftBehind = pgTable("left_behind", {
  orderId: uuid("order_id")
    .primaryKey()
    .references(() => orders.id),
  routeId: uuid("route_id")
    .notNull()
    .references(() => deliveryRoutes.id),
  leftAt: instant("left_at").notNull(),
  leftBy: uuid("left_by")
    .notNull()
    .references(() => users.id),
});
