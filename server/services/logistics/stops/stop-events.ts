import { logisticsErrors as m } from "#messages/logistics/errors.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { and, eq, inArray, ne } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import {
  STOP_EVENTS,
  type StopEvent,
  stopLifecycle,
  type StopState,
} from "#shared/logistics/fulfillment.ts";
import type { EventsInput, StopEventInput } from "#shared/logistics/logistics.ts";
import { countedOf, type Remarks, stoodAfter } from "#shared/logistics/stop-progress.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { routeStops, stopEvents } from "#db/schema/logistics/logistics.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../../deps.ts";
import { keepReportedMove } from "../../orders/lifecycle/order-moves.ts";
import { queueMail } from "../../mail/outbox.ts";
import { isStoppedOrder } from "../../payments/refunds/stopped.ts";
import { mailChoicesUrl } from "../../platform/links/order-links.ts";
import { endRoute, isThrough, lockRoute } from "../drive.ts";
import { keptGoodsOf, mailOf } from "./stop-mails.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

type Driver = Pick<SessionUser, "id">;
type Stop = typeof routeStops.$inferSelect;
type Order = typeof orders.$inferSelect;
type Stood = Remarks & { id: string; state: StopState };
type Reporting = { deps: Deps; tx: Tx; driver: Driver; stop: Stop; order: Order };

/**
 * Records the events that a driver's phone reports, in the order in which they happened. Each event counts once,
 * however often or late it is sent; an event that is no longer possible changes nothing. Returns the ids of the
 * recorded events, so that the phone can delete them. Throws `not_found`, and `conflict` if the van has not left.
 */
export async function takeEvents(
  deps: Deps,
  driver: Driver,
  { routeId, events }: EventsInput,
): Promise<{ kept: string[] }> {
  const inOrder = happenedByNow(events, deps.clock.now());
  return inTransaction(deps.db, async (tx) => {
    const route = await lockRoute(tx, routeId);
    if (route.state === "planned") throw new DomainError("conflict", m.notLeftYet);
    for (const event of inOrder) await takeEvent(deps, tx, driver, { routeId, event });
    if (route.state === "out" && (await allDelivered(tx, routeId))) await endRoute(deps, tx, route);
    return { kept: events.map(({ id }) => id) };
  });
}

type Taking = {
  routeId: string;
  event: StopEventInput;
  /** Whether it is recorded without the driver's phone. */
  byHand?: boolean;
};

/** Records one event in the caller's transaction, which must have locked the route. Throws like `takeEvents`. */
export async function takeEvent(
  deps: Deps,
  tx: Tx,
  driver: Driver,
  { routeId, event, byHand = false }: Taking,
): Promise<void> {
  const [stop] = await tx
    .select()
    .from(routeStops)
    .where(and(eq(routeStops.id, event.stopId), eq(routeStops.routeId, routeId)))
    .for("update");
  if (!stop) throw new DomainError("not_found", m.notOnRoute);
  const { id, kind, productId = null, quantity = null, remark = null, note } = event;
  const what = { id, kind, productId, quantity, remark, note };
  const row = { ...what, stopId: stop.id, driverId: driver.id, byHand };
  const added = await tx
    .insert(stopEvents)
    .values({ ...row, happenedAt: new Date(event.happenedAt), receivedAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ id: stopEvents.id });
  if (added.length === 0) return;
  const [order] = await tx.select().from(orders).where(eq(orders.id, stop.orderId)).for("update");
  if (!order) throw new Error("A stop has no order");
  const reporting = { deps, tx, driver, stop, order };
  if (kind === "damaged" || kind === "missing") await noteProblem(reporting, event);
  else await moveStop(reporting);
}

/**
 * The events in the order in which they happened. If the phone's clock is ahead, future times are moved back: the last
 * event to now and each earlier one a millisecond before the next, which preserves their order.
 */
function happenedByNow(events: readonly StopEventInput[], now: Date): StopEventInput[] {
  return events
    .toSorted((one, other) => one.happenedAt.localeCompare(other.happenedAt))
    .map((event, at) => {
      const latest = now.getTime() - (events.length - 1 - at);
      const happened = Math.min(Date.parse(event.happenedAt), latest);
      return { ...event, happenedAt: new Date(happened).toISOString() };
    });
}

/**
 * Moves the stop to the state that all its events lead to in the order in which they happened: an event that arrives
 * late does not override one that happened after it.
 */
async function moveStop(reporting: Reporting): Promise<void> {
  const { tx, stop } = reporting;
  const reported = await reportedOf(tx, stop.id);
  const unmet: Stood = { id: stop.id, state: "planned", remark: null, note: "" };
  const { state, remark = null, note } = stoodAfter(unmet, reported);
  const remarks = { remark, note };
  const counted = countedOf(unmet, reported);
  const lastOf = (...kinds: StopEvent[]) => {
    const found = counted.findLast(({ event }) => kinds.includes(event.kind));
    return found ? new Date(found.event.happenedAt) : null;
  };
  if (state === "arrived" && stop.state === "not_home") await requireNotElsewhere(tx, stop);
  const set = { ...remarks, arrivedAt: lastOf("arrived"), doneAt: lastOf("delivered", "not_home") };
  if (state === stop.state) {
    await tx.update(routeStops).set(set).where(eq(routeStops.id, stop.id));
    return;
  }
  await advance(tx, lifecycles.stop, stop, eventTo(stop.state, state), { set });
  if (state === "delivered") await deliver(reporting, remarks);
  if (state === "not_home") await fail(reporting, remarks);
}

/** The stop's event for a move. Events lead to a state at most one step away, so there always is one. */
function eventTo(from: StopState, to: StopState) {
  const event = stopLifecycle.between(from, to);
  if (!event) throw new Error(`A stop that is ${from} cannot be ${to}`);
  return event;
}

async function reportedOf(tx: Tx, stopId: string) {
  const rows = await tx.select().from(stopEvents).where(eq(stopEvents.stopId, stopId));
  const rank = (kind: StopEvent) => STOP_EVENTS.indexOf(kind);
  return rows
    .toSorted(
      (one, other) =>
        one.happenedAt.getTime() - other.happenedAt.getTime() || rank(one.kind) - rank(other.kind),
    )
    .map(({ kind, remark, note, happenedAt }) => ({
      stopId,
      kind,
      remark,
      note,
      happenedAt: happenedAt.toISOString(),
    }));
}

/** Throws `conflict` if the crate came back and is now on another van. */
async function requireNotElsewhere(tx: Tx, { id, orderId }: Stop): Promise<void> {
  const open = await tx
    .select({ id: routeStops.id })
    .from(routeStops)
    .where(
      and(
        eq(routeStops.orderId, orderId),
        ne(routeStops.id, id),
        inArray(routeStops.state, ["planned", "arrived"]),
      ),
    )
    .limit(1);
  if (open.length > 0) throw new DomainError("conflict", m.onAnotherRoute);
}

/** Marks the order as delivered. If an earlier attempt failed, it is dispatched again first. */
async function deliver({ deps, tx, driver, order }: Reporting, remarks: Remarks): Promise<void> {
  const mover = { actor: driver.id, cause: "driver", at: deps.clock.now() };
  let { state } = order;
  if (state === "failed_delivery") state = await keepReportedMove(tx, order, "dispatch", mover);
  if (state !== "out_for_delivery") return;
  await keepReportedMove(tx, { id: order.id, state }, "deliver", mover);
  await queueMail(deps, tx, {
    kind: "order_delivered",
    to: order.email,
    dedupeKey: `order_delivered:${order.id}`,
    data: {
      ...(await mailOf(deps, tx, order)),
      ...remarks,
      ...(await keptGoodsOf(tx, order.id)),
      choicesUrl: mailChoicesUrl(deps, order),
    },
  });
}

async function fail({ deps, tx, driver, order, stop }: Reporting, remarks: Remarks): Promise<void> {
  if (order.state !== "out_for_delivery") return;
  const mover = { actor: driver.id, cause: "not_home", at: deps.clock.now() };
  await keepReportedMove(tx, order, "fail", mover);
  await queueMail(deps, tx, {
    kind: "delivery_failed",
    to: order.email,
    dedupeKey: `delivery_failed:${stop.id}`,
    data: {
      ...(await mailOf(deps, tx, order)),
      ...remarks,
      isDisputed: await isStoppedOrder(tx, order),
    },
  });
}

/** Reports a problem that the driver saw to the team, like a customer's own report. */
async function noteProblem(
  { tx, order, deps }: Reporting,
  { kind, productId, quantity = 1, note }: StopEventInput,
): Promise<void> {
  if (productId === undefined) return;
  const [line] = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, order.id), eq(orderLines.productId, productId)));
  if (!line) throw new DomainError("not_found", m.notInOrder);
  const units = unitsToCome(line);
  if (units < 1) return;
  await tx.insert(orderProblems).values({
    orderId: order.id,
    productId,
    kind: kind === "damaged" ? "damaged" : "missing",
    quantity: Math.min(quantity, units),
    note,
    byDriver: true,
    createdAt: deps.clock.now(),
  });
}

/**
 * Whether all orders of the route are delivered. A route with an undelivered order stays open for its driver, who may
 * try the door again.
 */
async function allDelivered(tx: Tx, routeId: string): Promise<boolean> {
  if (!(await isThrough(tx, routeId))) return false;
  const states: StopState[] = ["not_home"];
  const closed = await tx
    .select({ id: routeStops.id })
    .from(routeStops)
    .where(and(eq(routeStops.routeId, routeId), inArray(routeStops.state, states)))
    .limit(1);
  return closed.length === 0;
}
