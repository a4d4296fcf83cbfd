import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Day } from "#shared/time.ts";
import { orders } from "#db/schema/orders/orders.ts";

/**
 * Of a query's `orders`, the day for which its farms harvested it: of one that is brought again that of
 * its first try, as nobody harvests it twice.
 */
export const HARVEST_DAY = sql<Day>`coalesce(${orders.harvestedFor}, ${orders.deliveryDay})`;

/** Of a query's `orders`: those whose goods come from the farms for that day. */
export const comesFromFarmsOn = (day: Day) =>
  or(and(eq(orders.deliveryDay, day), isNull(orders.harvestedFor)), eq(orders.harvestedFor, day));
