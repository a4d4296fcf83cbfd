import { logisticsErrors as m } from "#messages/logistics/errors.ts";
import { cratesTaken } from "#shared/logistics/van-load.ts";
import { keptVan, vanName } from "#shared/logistics/van-name.ts";
import { alias } from "drizzle-orm/pg-core";
import { and, type AnyColumn, asc, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import { type WindowId, windowOf } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import type { ArrangeInput, PlanInput } from "#shared/logistics/logistics.ts";
import { type Door, arrangeRoutes, routeMiles } from "#shared/logistics/route-plan.ts";
import { addDays, businessDayAt, businessTimeOn, type Day } from "#shared/time.ts";
import { deliveryRoutes, routeStops } from "#db/schema/logistics/logistics.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { users } from "#db/schema/accounts/users.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { pointOnMap } from "../../geo/map.ts";
import { isStopped } from "../payments/refunds/stopped.ts";
import { accountNameOf } from "../platform/people/account-name.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { type Depot, doorPlace, getDepot } from "./depot.ts";
import { BY_VAN, COLD_UNITS, takesItsOrder, UNITS } from "./stops/stop-row.ts";
import { WAITS_FOR_VAN } from "./late/waits-for-van.ts";

/** A window's routes with their stops, the available drivers, and how many orders are not on a van. */
export async function listRoutes(deps: Deps, day: Day, window: WindowId) {
  const { db, clock } = deps;
  const depot = await getDepot({ db });
  const hasBegun = businessTimeOn(day, windowOf(window).startHour) <= clock.now();
  const driver = alias(users, "driver");
  const [routes, stops, drivers, waiting, { vanCrates }] = await Promise.all([
    db
      .select({
        route: deliveryRoutes,
        closedBy: users.username,
        driver: sql<string | null>`${accountNameOf(driver)}`,
      })
      .from(deliveryRoutes)
      .leftJoin(users, eq(users.id, deliveryRoutes.closedBy))
      .leftJoin(driver, eq(driver.id, deliveryRoutes.driverId))
      .where(inWindow(day, window))
      .orderBy(...BY_VAN),
    stopsOf(db, depot, inWindow(day, window), businessDayAt(clock.now())),
    driversOf(db),
    unassigned(db, day, window),
    getSettings(deps),
  ]);
  return {
    depot: { ...depot, point: pointOnMap(depot) },
    drivers,
    unassigned: waiting.length,
    routes: routes.map(({ route, closedBy, driver: driverName }) => {
      const { id, name, state, version, driverId, departedAt, finishedAt } = route;
      const own = stops.filter((stop) => stop.routeId === id);
      return {
        id,
        day,
        name: vanName(name),
        state,
        version,
        driverId,
        /** Also of a driver who no longer works here; null if it has none. */
        driverName,
        departedAt: departedAt?.toISOString() ?? null,
        finishedAt: finishedAt?.toISOString() ?? null,
        /** Who closed it by hand; null if the driver's reports ended it. */
        closedBy,
        /** How many crates it takes; null if nobody has said so. */
        takes: cratesTaken(name, vanCrates),
        /** Its window has begun and it has not left. */
        isLate: state === "planned" && hasBegun && own.length > 0,
        miles: routeMiles(depot, own),
        stops: own.map(({ routeId: _, ...stop }) => ({ ...stop, point: pointOnMap(stop) })),
      };
    }),
  };
}

const inWindow = (day: Day, window: WindowId) =>
  and(eq(deliveryRoutes.day, day), eq(deliveryRoutes.window, window));

/** Who closed a stop by hand; null if the driver's report ended it, whether that happened before or after. */
const CLOSED_BY = sql<string | null>`(select u.username from stop_events e
  join users u on u.id = e.driver_id
  where e.stop_id = ${routeStops.id} and e.by_hand and e.happened_at = ${routeStops.doneAt}
    and e.kind::text = ${routeStops.state}::text order by e.id limit 1)`;

/**
 * The stops of routes in order, with their locations and without any amounts of money. Delivery instructions, which may
 * hold a gate code, only on the day of delivery and until a late van has been there; `today` is the business day.
 */
export async function stopsOf(
  db: Db | Tx,
  depot: Depot,
  which: ReturnType<typeof inWindow>,
  today: Day,
) {
  const rows = await db
    .select({
      id: routeStops.id,
      routeId: routeStops.routeId,
      day: deliveryRoutes.day,
      position: routeStops.position,
      state: routeStops.state,
      remark: routeStops.remark,
      note: routeStops.note,
      /** When it ended according to the last report that counts, and who closed it by hand, if anyone. */
      doneAt: routeStops.doneAt,
      closedBy: CLOSED_BY,
      orderNumber: orders.number,
      orderState: orders.state,
      /** A dispute stops its order: it is not handed over. */
      isStopped,
      units: UNITS,
      /** How many of its units stay cold all the way. */
      cold: COLD_UNITS,
      delivery: orders.delivery,
    })
    .from(routeStops)
    .innerJoin(deliveryRoutes, eq(deliveryRoutes.id, routeStops.routeId))
    .innerJoin(orders, eq(orders.id, routeStops.orderId))
    .where(which)
    .orderBy(asc(routeStops.position), asc(routeStops.id));
  return rows.map(({ delivery, doneAt, day, ...stop }) => ({
    ...stop,
    doneAt: doneAt?.toISOString() ?? null,
    name: [delivery.firstName, delivery.lastName].filter(Boolean).join(" ") || delivery.email,
    address: delivery.address,
    city: delivery.city,
    zipCode: delivery.zipCode,
    phone: delivery.phone ?? "",
    instructions: isDoorOf(day, today, doneAt) ? (delivery.specialInstructions ?? "") : "",
    /** It has instructions, which are shown once its day has come. */
    areInstructionsLater: day > today && Boolean(delivery.specialInstructions),
    ...doorPlace(delivery.zipCode, depot),
  }));
}

/** Whether a stop is one of today's, or one of the night before that the van has not reached yet. */
const isDoorOf = (day: Day, today: Day, doneAt: Date | null) =>
  day === today || (doneAt === null && day === addDays(today, -1));

async function driversOf(db: Db | Tx) {
  return db
    .select({ id: users.id, name: accountNameOf(users) })
    .from(users)
    .where(and(eq(users.role, "logistics"), eq(users.disabled, false)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
}

function unassigned(db: Db | Tx, day: Day, window: WindowId, by: AnyColumn = orders.number) {
  const taken = db
    .select({ id: routeStops.orderId })
    .from(routeStops)
    .innerJoin(deliveryRoutes, eq(deliveryRoutes.id, routeStops.routeId))
    .where(and(inWindow(day, window), takesItsOrder));
  return db
    .select({ id: orders.id, number: orders.number, delivery: orders.delivery })
    .from(orders)
    .where(
      and(
        eq(orders.deliveryDay, day),
        eq(orders.deliveryWindow, window),
        WAITS_FOR_VAN,
        notInArray(orders.id, taken),
      ),
    )
    .orderBy(asc(by));
}

/**
 * Replans a window's routes for all orders that have not left; routes whose orders are gone disappear. Throws `invalid`
 * if there is neither an order nor a route.
 */
export async function planRoutes(deps: Deps, { day, window, vans }: PlanInput): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`routes ${day} ${window}`}, 0))`,
    );
    const before = await tx
      .delete(deliveryRoutes)
      .where(and(inWindow(day, window), eq(deliveryRoutes.state, "planned")))
      .returning({ id: deliveryRoutes.id });
    const depot = await getDepot({ db: tx });
    // Locked, so that no order is moved to another day meanwhile, for example to be delivered again; by id, as farms
    // that mark the same orders lock them.
    const locked = await unassigned(tx, day, window, orders.id).for("update", { of: orders });
    const waiting = locked.toSorted((one, other) => one.number.localeCompare(other.number));
    const doors = waiting.map(({ id, delivery }): Door => ({
      id,
      ...doorPlace(delivery.zipCode, depot),
    }));
    if (doors.length === 0 && before.length === 0) {
      throw new DomainError("invalid", m.nothingToDeliver);
    }
    const left = await tx
      .select({ name: deliveryRoutes.name })
      .from(deliveryRoutes)
      .where(inWindow(day, window));
    const taken = new Set(left.map(({ name }) => name));
    const createdAt = deps.clock.now();
    let number = 0;
    for (const plan of arrangeRoutes(depot, doors, vans)) {
      // The lowest number not used by a van that has left.
      do number += 1;
      while (taken.has(keptVan(number)));
      await insertRoute(tx, { day, window, name: keptVan(number), createdAt }, plan);
    }
  });
}

type RouteHead = { day: Day; window: WindowId; name: string; createdAt: Date };

async function insertRoute(tx: Tx, head: RouteHead, plan: readonly Door[]): Promise<void> {
  const [route] = await tx.insert(deliveryRoutes).values(head).returning({ id: deliveryRoutes.id });
  if (!route) throw new Error("A route could not be written");
  await tx
    .insert(routeStops)
    .values(plan.map(({ id }, at) => ({ routeId: route.id, orderId: id, position: at + 1 })));
}

/**
 * Rearranges the stops of a window's routes, within a route or from one to another. Throws `not_found`; `invalid` for
 * routes of different windows, because customers were told their window; and `conflict` if a route has changed
 * meanwhile or has left.
 */
export async function arrangeStops(deps: Deps, { routes }: ArrangeInput): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const ids = routes.map(({ id }) => id);
    const known = await tx
      .select()
      .from(deliveryRoutes)
      .where(inArray(deliveryRoutes.id, ids))
      .orderBy(asc(deliveryRoutes.id))
      .for("update");
    if (known.length !== ids.length) throw new DomainError("not_found", m.noRoute);
    for (const { id, version } of routes) {
      const row = known.find((one) => one.id === id);
      if (row?.version !== version || row.state !== "planned") throw changed();
    }
    if (new Set(known.map(({ day, window }) => `${day} ${window}`)).size > 1) {
      throw new DomainError("invalid", m.oneWindow);
    }
    await requireSameStops(tx, routes);
    for (const { id, stops } of routes) {
      for (const [at, stop] of stops.entries()) {
        await tx
          .update(routeStops)
          .set({ routeId: id, position: at + 1 })
          .where(eq(routeStops.id, stop));
      }
      await tx
        .update(deliveryRoutes)
        .set({ version: sql`${deliveryRoutes.version} + 1` })
        .where(eq(deliveryRoutes.id, id));
    }
  });
}

/** Throws `conflict` unless the routes have exactly the same stops as before. */
async function requireSameStops(tx: Tx, routes: ArrangeInput["routes"]): Promise<void> {
  const ids = routes.map(({ id }) => id);
  const rows = await tx
    .select({ id: routeStops.id })
    .from(routeStops)
    .where(inArray(routeStops.routeId, ids));
  const given = routes.flatMap(({ stops }) => stops).toSorted();
  const there = rows.map(({ id }) => id).toSorted();
  if (JSON.stringify(given) !== JSON.stringify(there)) throw changed();
}

function changed(): DomainError {
  return new DomainError("conflict", m.routesChanged);
}

/**
 * Assigns a driver to a route, or none. Throws `not_found` if the route or driver does not exist, and `conflict` once
 * the route is finished: it stays with whoever drove it.
 */
export async function assignDriver(
  deps: Deps,
  { routeId, driverId }: { routeId: string; driverId: string | null },
): Promise<void> {
  const drivers = await driversOf(deps.db);
  if (driverId !== null && !drivers.some(({ id }) => id === driverId)) {
    throw new DomainError("not_found", m.noDriver);
  }
  const assigned = await deps.db
    .update(deliveryRoutes)
    .set({ driverId })
    .where(and(eq(deliveryRoutes.id, routeId), ne(deliveryRoutes.state, "done")))
    .returning({ id: deliveryRoutes.id });
  if (assigned.length > 0) return;
  const isThere = (await deps.db.$count(deliveryRoutes, eq(deliveryRoutes.id, routeId))) > 0;
  throw isThere
    ? new DomainError("conflict", m.routeOver)
    : new DomainError("not_found", m.noRoute);
}
