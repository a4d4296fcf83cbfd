import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Day } from "#shared/time.ts";
import { orders } from "#db/schema/orders/orders.ts";

/**
 * The day that a query's `orders` are harvested for. A redelivered order keeps its original day, since its goods are
 * not harvested again.
 */
export const HARVEST_DAY = sql<Day>`coalesce(${orders.harvestedFor}, ${orders.deliveryDay})`;

/** Condition on `orders`: the order is harvested for that day. Equivalent to `HARVEST_DAY = day`. */
export const comesFromFarmsOn = (day: Day) =>
  or(and(eq(orders.deliveryDay, day), isNull(orders.harvestedFor)), eq(orders.harvestedFor, day));
