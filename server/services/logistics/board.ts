import { and, asc, desc, eq, gte, not, type SQL, sql } from "drizzle-orm";
import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import type { OrderState } from "#shared/orders/order.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { deliveryRoutes, routeStops } from "#db/schema/logistics/logistics.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "../../deps.ts";
import { slotsOfDay } from "../checkout/delivery-slots.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { unitsToComeOfLine } from "../orders/units/units-to-come.ts";
import { isStopped } from "../payments/refunds/stopped.ts";
import { STANDS } from "../platform/standing-orders.ts";
import { lateVansOf } from "./late/late-vans.ts";
import { leftBehindOf } from "./left-behind.ts";
import { harvestedForWorkOn, inWorkOn } from "./lines.ts";
import { takesItsOrder } from "./stops/stop-row.ts";
import { WAITS_FOR_VAN } from "./late/waits-for-van.ts";

/** How many days with orders the board offers. */
const DAYS_SHOWN = 10;

/** The status of a day: what has come in, what is packed, what is on its way, and what is at risk. */
export async function getBoard(deps: Deps, day: Day) {
  const settings = await getSettings(deps);
  const [found, farms, stops, days, placed, slots, left, lateVans] = await Promise.all([
    ordersOfDay(deps, day),
    farmsOfDay(deps, day),
    stopsOfDay(deps, day),
    busyDays(deps),
    stillOpen(deps, day),
    slotsOfDay(deps, day, settings.windowCapacities),
    leftBehindOf(deps, day),
    lateVansOf(deps, day),
  ]);
  const assigned = new Set(stops.flatMap(({ orderId, isTaken }) => (isTaken ? [orderId] : [])));
  const isUnassigned = ({ id, waitsForVan }: (typeof found)[number]) =>
    waitsForVan && !assigned.has(id);
  const sum = (of: (farm: FarmOfDay) => number) => farms.reduce((all, farm) => all + of(farm), 0);
  return {
    day,
    days,
    stillOpen: placed,
    lines: {
      expected: sum(({ expected }) => expected),
      harvested: sum(({ harvested }) => harvested),
      packed: sum(({ packed }) => packed),
      short: sum(({ short }) => short),
    },
    windows: DELIVERY_WINDOWS.map(({ id, label }) => {
      const own = found.filter(({ window }) => window === id);
      const places = slots.find((slot) => slot.id === id);
      return {
        id,
        label,
        orders: own.length,
        states: countStates(own.map(({ state }) => state)),
        unassigned: own.filter(isUnassigned).length,
        /** Slots that can still be booked. */
        slotsLeft: places?.left ?? 0,
        slots: places?.capacity ?? 0,
      };
    }),
    stops: stops.length,
    /** Orders that are not on a van: not yet, or not again after one that came back. */
    unassigned: found.filter(isUnassigned).length,
    /** Orders stopped by a dispute. */
    disputed: found
      .filter(({ isStopped: stopped, state }) => stopped && state !== "delivered")
      .map(({ number, state, window }) => ({ number, state, window })),
    /** Orders that missed their van and that no other has taken. */
    leftBehind: left,
    /** Vans that are late for at least one door. */
    lateVans,
    /** Lines that their farm has not marked and that are not in a crate. */
    waiting: farms
      .filter(({ waiting }) => waiting > 0)
      .map(({ farmId, farmName, waiting }) => ({ farmId, farmName, lines: waiting })),
  };
}

/** The day's orders in work, by window. */
async function ordersOfDay({ db }: Deps, day: Day) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      state: orders.state,
      window: orders.deliveryWindow,
      isStopped,
      waitsForVan: sql<boolean>`${WAITS_FOR_VAN}`,
    })
    .from(orders)
    .where(inWorkOn(day))
    .orderBy(asc(orders.deliveryWindow), asc(orders.number));
}

/**
 * How many lines each farm brings for the day, without those of disputed orders, and how far along they are; the farm
 * with the most left to do comes first.
 */
async function farmsOfDay({ db }: Deps, day: Day) {
  const isComing = sql`${unitsToComeOfLine} > 0`;
  const isUnmarked = sql`${orderLines.harvestedAt} is null and ${orderLines.packedAt} is null`;
  const waiting = countOf(sql`${isComing} and ${isUnmarked}`);
  return db
    .select({
      farmId: orderLines.farmId,
      farmName: sql<string>`min(${orderLines.farmName})`,
      expected: countOf(isComing),
      harvested: countOf(sql`${isComing} and ${orderLines.harvestedAt} is not null`),
      packed: countOf(sql`${isComing} and ${orderLines.packedAt} is not null`),
      short: countOf(sql`${orderLines.short} > 0`),
      /** Lines that the farm has not marked, leaving out those packed anyway. */
      waiting,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(harvestedForWorkOn(day), not(isStopped)))
    .groupBy(orderLines.farmId)
    .orderBy(desc(waiting), asc(orderLines.farmId));
}
type FarmOfDay = Awaited<ReturnType<typeof farmsOfDay>>[number];

const countOf = (what: SQL) => sql<number>`(count(*) filter (where ${what}))::int`;

function countStates(states: readonly OrderState[]): Partial<Record<OrderState, number>> {
  const counts: Partial<Record<OrderState, number>> = {};
  for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

async function stopsOfDay({ db }: Deps, day: Day) {
  return db
    .select({ orderId: routeStops.orderId, isTaken: sql<boolean>`${takesItsOrder}` })
    .from(routeStops)
    .innerJoin(deliveryRoutes, eq(deliveryRoutes.id, routeStops.routeId))
    .where(eq(deliveryRoutes.day, day));
}

/** How many orders of the day customers can still change. */
async function stillOpen({ db }: Deps, day: Day): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(sql`${orders.deliveryDay} = ${day} and ${orders.state} = 'placed'`);
  return row?.count ?? 0;
}

/** The next days, from today on, that have orders that are neither canceled nor refunded. */
async function busyDays({ db, clock }: Deps) {
  return db
    .select({ day: orders.deliveryDay, orders: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(gte(orders.deliveryDay, businessDayAt(clock.now())), STANDS))
    .groupBy(orders.deliveryDay)
    .orderBy(asc(orders.deliveryDay))
    .limit(DAYS_SHOWN);
}
