import { logisticsErrors as m } from "#messages/logistics/errors.ts";
import type { Arrival } from "#shared/logistics/arrivals.ts";
import { vanName } from "#shared/logistics/van-name.ts";
import { and, asc, eq, gte, inArray, or } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { businessDayAt } from "#shared/time.ts";
import { isWithFarms } from "#shared/orders/order.ts";
import type { StartInput } from "#shared/logistics/logistics.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { deliveryRoutes, routeStops } from "#db/schema/logistics/logistics.ts";
import { orderHistory, orderLines, orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { moveOrder } from "../orders/lifecycle/order-moves.ts";
import { queueMail } from "../mail/outbox.ts";
import { mailChoicesUrl } from "../platform/links/order-links.ts";
import { isGivenBack, isMoneyAsked } from "../orders/problems/asked.ts";
import { isStopped } from "../payments/refunds/stopped.ts";
import { getDepot } from "./depot.ts";
import { leaveOrder } from "./left-behind.ts";
import { arrivalsOf, lateCauseEnd, lateCauseOf } from "../orders/lifecycle/arrivals.ts";
import { unitsToComeOfLine } from "../orders/units/units-to-come.ts";
import { stopsOf } from "./routes.ts";
import { BY_VAN } from "./stops/stop-row.ts";
import { mailOf, rangeOf } from "./stops/stop-mails.ts";
import { advance } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { shownLineNameOf } from "../platform/people/shown-name.ts";

/** The route of one van in a window. */
export type Route = typeof deliveryRoutes.$inferSelect;

/** All routes of a day with their drivers, by window and van. */
export async function listDriverRoutes({ db, clock }: Deps, day: string) {
  const now = clock.now();
  const rows = await db
    .select()
    .from(deliveryRoutes)
    .where(eq(deliveryRoutes.day, day))
    .orderBy(asc(deliveryRoutes.window), ...BY_VAN);
  return rows.map(({ id, name, window, state, driverId, ...said }) => ({
    id,
    name: vanName(name),
    window,
    state,
    driverId,
    lateCause: lateCauseOf(said, now),
  }));
}

/**
 * A route as stored on its driver's phone: the doors, the contents of each crate and, on its day, the delivery
 * instructions. Throws `not_found`.
 */
export async function getDrive({ db, clock }: Deps, routeId: string) {
  const [route] = await db.select().from(deliveryRoutes).where(eq(deliveryRoutes.id, routeId));
  if (!route) throw noRoute();
  const depot = await getDepot({ db });
  const [stops, lines] = await Promise.all([
    stopsOf(db, depot, eq(deliveryRoutes.id, routeId), businessDayAt(clock.now())),
    db
      .select({
        orderNumber: orders.number,
        productId: orderLines.productId,
        name: shownLineNameOf(),
        pack: orderLines.pack,
        units: unitsToComeOfLine,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .innerJoin(routeStops, eq(routeStops.orderId, orders.id))
      .where(eq(routeStops.routeId, routeId))
      .orderBy(asc(shownLineNameOf()), asc(orderLines.orderId), asc(orderLines.productId)),
  ]);
  const { id, name, day, window, state } = route;
  return {
    id,
    name: vanName(name),
    day,
    window,
    state,
    lateCause: lateCauseOf(route, clock.now()),
    /** When that cause ends, for phones that show the route without loading it again; null if nobody said one. */
    lateCauseUntil: lateCauseEnd(route)?.toISOString() ?? null,
    stops: stops.map(({ routeId: _, orderState, ...stop }) => ({
      ...stop,
      isPacked: !isWithFarms(orderState),
      lines: lines
        .filter(({ orderNumber, units }) => orderNumber === stop.orderNumber && units > 0)
        .map(({ orderNumber: _number, ...line }) => ({ ...line, pack: packWords(line.pack) })),
    })),
  };
}

/**
 * The van leaves: its orders are out for delivery and their customers get an email. Unpacked orders listed in
 * `leaveBehind` are taken off the route. If it is sent off `byHand`, the route keeps its driver, if any. Throws
 * `not_found`, and `conflict` if someone else has sent it off already, another crate is not packed, none is packed, or
 * no order is left on the route.
 */
export async function startRoute(
  deps: Deps,
  driver: Pick<SessionUser, "id" | "username">,
  { routeId, leaveBehind: seen, byHand }: StartInput,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const route = await lockRoute(tx, routeId);
    // Who did not receive the response retries, from a phone or in the office.
    if (route.state === "out" && (await hasSentOff(tx, driver, route))) return;
    if (route.state !== "planned") throw new DomainError("conflict", m.alreadyLeft);
    await takeOffGone(tx, routeId);
    const all = await ordersOf(tx, routeId);
    const missing = all.filter(({ state }) => state !== "packed" && state !== "failed_delivery");
    const unseen = missing.filter(({ number }) => !seen.includes(number));
    if (unseen.length > 0) {
      const numbers = unseen.map(({ number }) => number).join(", ");
      throw new DomainError("conflict", m.notPacked(numbers));
    }
    const aboard = all.filter((order) => !missing.includes(order));
    if (aboard.length === 0) {
      throw new DomainError("conflict", missing.length > 0 ? m.nothingPacked : m.nothingLeft);
    }
    const driverId = route.driverId ?? (byHand ? null : driver.id);
    const set = { departedAt: deps.clock.now(), driverId };
    await advance(tx, lifecycles.route, route, "depart", { set });
    for (const order of missing) await leaveOrder(deps, tx, driver, { order, route });
    const arrivals = await arrivalsOf(tx, { ...route, ...set }, set.departedAt);
    for (const order of aboard) {
      const arrival = arrivals.find(({ stop }) => stop.orderId === order.id)?.arrival ?? null;
      await sendOff(deps, tx, driver, { order, route, arrival });
    }
  });
}

/** Whether the van is out with this driver, or this person sent it off. */
async function hasSentOff(
  tx: Tx,
  { id }: Pick<SessionUser, "id">,
  { id: routeId, driverId, departedAt }: Route,
): Promise<boolean> {
  if (driverId === id) return true;
  if (departedAt === null) return false;
  const sent = await tx
    .select({ id: orderHistory.id })
    .from(orderHistory)
    .innerJoin(routeStops, eq(routeStops.orderId, orderHistory.orderId))
    .where(
      and(
        eq(routeStops.routeId, routeId),
        eq(orderHistory.actor, id),
        eq(orderHistory.cause, VAN_LEFT),
        gte(orderHistory.createdAt, departedAt),
      ),
    )
    .limit(1);
  return sent.length > 0;
}

/** The cause in the history of orders whose van leaves. */
const VAN_LEFT = "van_left";

type Leaving = { order: typeof orders.$inferSelect; route: Route; arrival: Arrival | null };

async function sendOff(
  deps: Deps,
  tx: Tx,
  driver: Pick<SessionUser, "id">,
  { order, route, arrival }: Leaving,
): Promise<void> {
  const mover = { actor: driver.id, cause: VAN_LEFT, at: deps.clock.now() };
  await moveOrder(tx, order, "dispatch", mover);
  await queueMail(deps, tx, {
    kind: "order_out",
    to: order.email,
    dedupeKey: `order_out:${order.id}:${route.id}`,
    data: {
      ...(await mailOf(deps, tx, order)),
      day: route.day > businessDayAt(mover.at) ? route.day : null,
      window: order.deliveryWindow,
      choicesUrl: mailChoicesUrl(deps, order),
      // A late van has its own email, which gives the new time.
      arrival: arrival && !arrival.isLate ? rangeOf(arrival) : null,
    },
  });
}

/**
 * The van is back. Orders that could not be delivered can go on another route. Throws `not_found`, and `conflict` while
 * a stop is still open.
 */
export async function finishRoute(deps: Deps, routeId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const route = await lockRoute(tx, routeId);
    if (route.state === "done") return;
    if (route.state !== "out" || !(await isThrough(tx, routeId))) {
      throw new DomainError("conflict", m.stopsOpen);
    }
    await endRoute(deps, tx, route);
  });
}

/** Whether every stop of the route has been reported. */
export async function isThrough(tx: Tx, routeId: string): Promise<boolean> {
  const open = await tx
    .select({ id: routeStops.id })
    .from(routeStops)
    .where(and(eq(routeStops.routeId, routeId), inArray(routeStops.state, ["planned", "arrived"])))
    .limit(1);
  return open.length === 0;
}

/** Ends the route; `closedBy` is the user who closed it by hand, if any. */
export async function endRoute(
  deps: Deps,
  tx: Tx,
  route: Route,
  closedBy: string | null = null,
): Promise<void> {
  const set = { finishedAt: deps.clock.now(), closedBy };
  await advance(tx, lifecycles.route, route, "finish", { set });
}

/** A route, locked. Throws `not_found`. */
export async function lockRoute(tx: Tx, routeId: string): Promise<Route> {
  const [route] = await tx
    .select()
    .from(deliveryRoutes)
    .where(eq(deliveryRoutes.id, routeId))
    .for("update");
  if (!route) throw noRoute();
  return route;
}

/**
 * Takes orders off the route that can no longer be delivered: canceled, refunded or to be refunded, disputed, or
 * delivered some other way.
 */
async function takeOffGone(tx: Tx, routeId: string): Promise<void> {
  const gone = tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      or(
        inArray(orders.state, ["canceled", "refunded", "delivered"]),
        isStopped,
        isMoneyAsked,
        isGivenBack,
      ),
    );
  await tx
    .delete(routeStops)
    .where(and(eq(routeStops.routeId, routeId), inArray(routeStops.orderId, gone)));
}

async function ordersOf(tx: Tx, routeId: string) {
  const own = tx
    .select({ id: routeStops.orderId })
    .from(routeStops)
    .where(eq(routeStops.routeId, routeId));
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.id, own))
    .orderBy(asc(orders.id))
    .for("update");
}

function noRoute(): DomainError {
  return new DomainError("not_found", m.noRoute);
}
