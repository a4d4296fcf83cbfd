import { and, asc, eq, gte, sql } from "drizzle-orm";
import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import type { OrderState } from "#shared/orders/order.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { deliveryRoutes, routeStops } from "#db/schema/logistics.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "../../deps.ts";
import { slotsLeft } from "../checkout/delivery-slots.ts";
import { getSettings } from "../platform/settings.ts";
import { STANDS } from "../platform/standing-orders.ts";
import { leftBehindOf } from "./left-behind.ts";
import { type DayLine, linesOfDay } from "./lines.ts";

/** Days that can be looked at: the next ones with orders. */
const DAYS_SHOWN = 10;

/** How the day stands: what has come, what is packed, what is on its way, and what is at risk. */
export async function getBoard(deps: Deps, day: Day) {
  const settings = await getSettings(deps);
  const [lines, stops, days, placed, slots, left] = await Promise.all([
    linesOfDay(deps.db, day),
    stopsOfDay(deps, day),
    busyDays(deps),
    stillOpen(deps, day),
    slotsLeft(deps, [day], settings.windowCapacities),
    leftBehindOf(deps, day),
  ]);
  const disputed = stoppedIn(lines);
  const assigned = new Set(stops.map(({ orderId }) => orderId));
  const orderIds = [
    ...new Set(lines.filter((line) => !line.isStopped).map(({ orderId }) => orderId)),
  ];
  return {
    day,
    days,
    stillOpen: placed,
    lines: {
      expected: lines.filter(({ units }) => units > 0).length,
      harvested: lines.filter(({ units, harvestedAt }) => units > 0 && harvestedAt).length,
      packed: lines.filter(({ units, packedAt }) => units > 0 && packedAt).length,
      short: lines.filter(({ short }) => short > 0).length,
    },
    windows: DELIVERY_WINDOWS.map(({ id, label }) => {
      const own = ordersIn(lines, id);
      return {
        id,
        label,
        orders: own.length,
        states: countStates(own.map(({ state }) => state)),
        /** Slots that can still be booked. */
        slotsLeft: slots[0]?.windows.find((window) => window.id === id)?.left ?? 0,
      };
    }),
    stops: stops.length,
    /** Orders that no van takes yet. */
    unassigned: orderIds.filter((id) => !assigned.has(id)).length,
    /** Orders that a dispute stops. */
    disputed,
    /** Orders that missed their van and that no other has taken. */
    leftBehind: left,
    /** Lines that no farm has said anything about. */
    waiting: waitingByFarm(lines),
  };
}

function ordersIn(lines: readonly DayLine[], window: string): DayLine[] {
  const seen = new Map<string, DayLine>();
  for (const line of lines) if (line.window === window) seen.set(line.orderId, line);
  return [...seen.values()];
}

function stoppedIn(lines: readonly DayLine[]) {
  const stopped = new Map(
    lines
      .filter((line) => line.isStopped && line.state !== "delivered")
      .map(({ orderId, orderNumber: number, state, window }) => [
        orderId,
        { number, state, window },
      ]),
  );
  return [...stopped.values()];
}

function countStates(states: readonly OrderState[]): Partial<Record<OrderState, number>> {
  const counts: Partial<Record<OrderState, number>> = {};
  for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

function waitingByFarm(lines: readonly DayLine[]) {
  const farms = new Map<number, { farmId: number; farmName: string; lines: number }>();
  for (const { farmId, farmName, units, harvestedAt } of lines) {
    if (harvestedAt || units === 0) continue;
    const known = farms.get(farmId) ?? { farmId, farmName, lines: 0 };
    farms.set(farmId, { ...known, lines: known.lines + 1 });
  }
  return [...farms.values()].toSorted((one, other) => other.lines - one.lines);
}

async function stopsOfDay({ db }: Deps, day: Day) {
  return db
    .select({ orderId: routeStops.orderId })
    .from(routeStops)
    .innerJoin(deliveryRoutes, eq(deliveryRoutes.id, routeStops.routeId))
    .where(eq(deliveryRoutes.day, day));
}

/** Orders of the day that customers can still change. */
async function stillOpen({ db }: Deps, day: Day): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(sql`${orders.deliveryDay} = ${day} and ${orders.state} = 'placed'`);
  return row?.count ?? 0;
}

/** Days from today on that have orders, whatever their state. */
async function busyDays({ db, clock }: Deps) {
  return db
    .select({ day: orders.deliveryDay, orders: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(gte(orders.deliveryDay, businessDayAt(clock.now())), STANDS))
    .groupBy(orders.deliveryDay)
    .orderBy(asc(orders.deliveryDay))
    .limit(DAYS_SHOWN);
}
