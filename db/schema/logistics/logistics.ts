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
import { LATE_CAUSES } from "#shared/logistics/late-cause.ts";
import { STOP_REMARKS } from "#shared/logistics/stop-progress.ts";
import { farms } from "../farms/farms.ts";
import { windowEnum } from "../checkout/checkout.ts";
import { createdAt, instant } from "../columns.ts";
import { orders } from "../orders/orders.ts";
import { users } from "../accounts/users.ts";

export const routeStateEnum = pgEnum("route_state", routeLifecycle.states);
export const lateCauseEnum = pgEnum("late_cause", LATE_CAUSES);
export const stopStateEnum = pgEnum("stop_state", stopLifecycle.states);
export const stopEventEnum = pgEnum("stop_event", STOP_EVENTS);
export const stopRemarkEnum = pgEnum("stop_remark", STOP_REMARKS);

/** Days whose orders are locked. The farms were sent their harvest sheets when the row was written. */
export const lockedDays = pgTable("locked_days", {
  day: date("day", { mode: "string" }).primaryKey(),
  lockedAt: instant("locked_at").notNull(),
});

/** Delivery routes for a window of a day: which van goes where, and who drives it. */
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
    /** Incremented when the order of its stops changes; changes based on an older version are rejected. */
    version: integer("version").notNull().default(1),
    departedAt: instant("departed_at"),
    finishedAt: instant("finished_at"),
    /** The logistics user who closed it by hand; null if its driver's reports did. */
    closedBy: uuid("closed_by").references(() => users.id),
    /** What holds it up, as its driver or the office said; null if nobody did. */
    lateCause: lateCauseEnum("late_cause"),
    /** When it was said: null exactly if nobody did. */
    lateCauseAt: instant("late_cause_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("delivery_routes_by_day").on(table.day, table.window),
    uniqueIndex("delivery_routes_name").on(table.day, table.window, table.name),
    check("delivery_routes_late_cause", sql`(late_cause is null) = (late_cause_at is null)`),
  ],
);

/** The stops of a route, in driving order. */
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
    /** Where it was left or what was wrong: a preset remark and free text. */
    remark: stopRemarkEnum("remark"),
    note: text("note").notNull().default(""),
  },
  (table) => [
    index("route_stops_by_route").on(table.routeId, table.position),
    // For the order page, which shows where the van is and was.
    index("route_stops_by_order").on(table.orderId),
    uniqueIndex("route_stops_once").on(table.routeId, table.orderId),
    // An order is on one route at a time. After a failed delivery it may go on another.
    uniqueIndex("route_stops_one_open")
      .on(table.orderId)
      .where(sql`state in ('planned', 'arrived')`),
  ],
);

/** Drivers' reports, append-only. The phone generates the id, so that a report sent twice counts once. */
export const stopEvents = pgTable(
  "stop_events",
  {
    id: uuid("id").primaryKey(),
    stopId: uuid("stop_id")
      .notNull()
      .references(() => routeStops.id),
    kind: stopEventEnum("kind").notNull(),
    /** The product that is damaged or missing. */
    productId: integer("product_id"),
    quantity: integer("quantity"),
    /** The preset remark, and the free text. */
    remark: stopRemarkEnum("remark"),
    note: text("note").notNull().default(""),
    /** Who reported it: the driver, or the logistics user who closed the stop by hand. */
    driverId: uuid("driver_id").notNull(),
    byHand: boolean("by_hand").notNull().default(false),
    /** By the phone's clock. While offline, it may arrive here hours later. */
    happenedAt: instant("happened_at").notNull(),
    receivedAt: createdAt("received_at"),
  },
  (table) => [
    index("stop_events_stop").on(table.stopId),
    check("stop_events_quantity", sql`quantity is null or quantity > 0`),
  ],
);

/** Pick-ups recorded by logistics: a farm's goods for a day have arrived. Once per day and farm. */
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
 * Orders that were not packed when their van left, with the latest time it happened. If no other van takes them
 * that day, they are canceled and refunded (`settle_left_behind`).
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
