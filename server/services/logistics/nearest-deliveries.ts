import { and, asc, desc, eq, gte, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { NearestInput } from "#shared/logistics/logistics.ts";
import type { Day } from "#shared/time.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "../../deps.ts";
import { comesFromFarmsOn, HARVEST_DAY } from "../orders/units/harvested-for.ts";
import { STANDS } from "../platform/standing-orders.ts";

/** Where there is work if a page of the crew has none to show. */
export type Nearest = {
  day: Day;
  /** Null if no window was asked for. */
  window: WindowId | null;
  /** Orders that are neither canceled nor refunded. */
  orders: number;
  /** How many of them customers can still change: most pages show them only once they are closed. */
  stillOpen: number;
  when: "same_day" | "later" | "earlier";
};

/**
 * For a day, or a window of it, that has nothing to show: how many of its orders customers can still change, and the
 * nearest orders elsewhere. Those are in another window of the day, else on the next day with orders, else on the last
 * one before it; null if there is no other order at all. By harvest, an order counts for the day the farms bring it.
 */
export async function nearestDeliveries(
  { db }: Pick<Deps, "db">,
  { day, window, by }: NearestInput,
): Promise<{ stillOpen: number; nearest: Nearest | null }> {
  const ofDay = by === "harvest" ? HARVEST_DAY : sql<Day>`${orders.deliveryDay}`;
  const isAsked = and(
    by === "harvest" ? comesFromFarmsOn(day) : eq(orders.deliveryDay, day),
    window ? eq(orders.deliveryWindow, window) : undefined,
  );
  const first = async (which: SQL | undefined, ...order: SQL[]) => {
    const [found] = await db
      .select({
        day: ofDay,
        window: window ? orders.deliveryWindow : sql<null>`null`,
        orders: sql<number>`count(*)::int`,
        stillOpen: sql<number>`(count(*) filter (where ${eq(orders.state, "placed")}))::int`,
      })
      .from(orders)
      .where(and(STANDS, which))
      .groupBy(ofDay, ...(window ? [orders.deliveryWindow] : []))
      .orderBy(...order, ...(window ? [asc(orders.deliveryWindow)] : []))
      .limit(1);
    return found;
  };
  const later = window
    ? or(
        sql`${ofDay} > ${day}`,
        and(eq(orders.deliveryDay, day), ne(orders.deliveryWindow, window)),
      )
    : sql`${ofDay} > ${day}`;
  const [stillOpen, next] = await Promise.all([
    db.$count(orders, and(isAsked, eq(orders.state, "placed"))),
    // Goods are harvested no later than they are delivered, so the index by day serves both.
    first(and(gte(orders.deliveryDay, day), later), asc(ofDay)),
  ]);
  if (next) {
    const when = next.day === day ? "same_day" : "later";
    return { stillOpen, nearest: { ...next, when } };
  }
  const last = await first(
    by === "harvest" ? sql`${ofDay} < ${day}` : lt(orders.deliveryDay, day),
    desc(ofDay),
  );
  return { stillOpen, nearest: last ? { ...last, when: "earlier" } : null };
}
