import { logisticsErrors as m } from "#messages/logistics/errors.ts";
import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { CloseRouteInput, CloseStopInput } from "#shared/logistics/logistics.ts";
import { BROUGHT_BACK, canCloseStop, type StopRemark } from "#shared/logistics/stop-progress.ts";
import { routeStops, stopEvents } from "#db/schema/logistics/logistics.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { auditsOf, isActorOf, recordAudit, type UserActor } from "../platform/audit/audit.ts";
import { isStoppedOrder } from "../payments/refunds/stopped.ts";
import { endRoute, isThrough, lockRoute, type Route } from "./drive.ts";
import { takeEvent } from "./stops/stop-events.ts";

type Stop = typeof routeStops.$inferSelect;
type Ending = Pick<CloseStopInput, "ending" | "note"> & { remark?: StopRemark };

/** How a disputed order's stop ends: its crate comes back. */
const COMES_BACK = { ending: "not_home", remark: BROUGHT_BACK, note: "" } as const;

/**
 * Closes a stop without its driver's phone: the order is delivered or no one was home, and the customer gets the usual
 * email. The stop and the audit log record who closed it and when. Events that the phone sends later count by the time
 * they happened. Closing the last stop ends the route. Throws `not_found`, and `conflict` if the stop already ended
 * that way or is delivered, unless this actor closed it so with this note, or if the van has not left or is back and
 * the driver is not at the door again.
 */
export async function closeStop(
  deps: Deps,
  actor: UserActor,
  { stopId, ending, note }: CloseStopInput,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const route = await lockRoute(tx, await routeOf(tx, stopId));
    const [stop] = await tx.select().from(routeStops).where(eq(routeStops.id, stopId));
    if (!stop) throw noStop();
    const isThis = and(eq(stopEvents.stopId, stopId), eq(stopEvents.kind, ending));
    if (stop.state === ending && (await hasClosed(tx, actor, isThis, note))) return;
    if (!canCloseStop(route.state, stop)) requireOut(route);
    if (stop.state === "delivered" || stop.state === ending) {
      throw new DomainError("conflict", m.stopClosed);
    }
    await close(deps, tx, actor, { stop, how: { ending, note } });
    const isLast = route.state === "out" && (await isThrough(tx, route.id));
    if (isLast) await endRoute(deps, tx, route, actor.id);
  });
}

/**
 * Closes a route without its driver's phone: every open stop ends as given, except that disputed orders are not handed
 * over. Throws `not_found`, and `conflict` if the van is not on its way, unless this actor closed the route so with this
 * note.
 */
export async function closeRoute(
  deps: Deps,
  actor: UserActor,
  { routeId, ...how }: CloseRouteInput,
): Promise<{ closed: number }> {
  return inTransaction(deps.db, async (tx) => {
    const route = await lockRoute(tx, routeId);
    const before = await closedBefore(tx, actor, route, how);
    if (before) return before;
    requireOut(route);
    const open = await tx
      .select()
      .from(routeStops)
      .where(
        and(eq(routeStops.routeId, routeId), inArray(routeStops.state, ["planned", "arrived"])),
      )
      .orderBy(asc(routeStops.position), asc(routeStops.id));
    for (const stop of open) {
      const isDisputed = await isStoppedOrder(tx, { id: stop.orderId });
      await close(deps, tx, actor, { stop, how: isDisputed ? COMES_BACK : how });
    }
    await endRoute(deps, tx, route, actor.id);
    await recordAudit(deps, tx, actor, {
      action: "route.closed",
      subject: { kind: "route", id: routeId, name: `${route.name}, ${route.day}` },
      detail: { stops: open.length, ending: how.ending },
    });
    return { closed: open.length };
  });
}

/** Whether this actor has closed such a stop by hand with this note: an earlier call whose response was lost. */
async function hasClosed(
  tx: Tx,
  { id }: UserActor,
  which: SQL | undefined,
  note: string,
): Promise<boolean> {
  const isTheirs = and(eq(stopEvents.byHand, true), eq(stopEvents.driverId, id));
  return (await tx.$count(stopEvents, and(which, isTheirs, eq(stopEvents.note, note)))) > 0;
}

/** What this actor's earlier call returned, if it closed the route so and its response was lost. */
async function closedBefore(
  tx: Tx,
  actor: UserActor,
  { id, state }: Route,
  { ending, note }: Ending,
): Promise<{ closed: number } | null> {
  if (state !== "done") return null;
  const [entry] = await auditsOf(tx, "route.closed", { kind: "route", id });
  if (!entry || !isActorOf(actor, entry) || entry.detail["ending"] !== ending) return null;
  const { stops } = entry.detail;
  const closed = typeof stops === "number" ? stops : 0;
  const ofRoute = tx
    .select({ id: routeStops.id })
    .from(routeStops)
    .where(eq(routeStops.routeId, id));
  const isSame =
    closed === 0 || (await hasClosed(tx, actor, inArray(stopEvents.stopId, ofRoute), note));
  return isSame ? { closed } : null;
}

async function close(
  deps: Deps,
  tx: Tx,
  actor: UserActor,
  { stop, how }: { stop: Stop; how: Ending },
): Promise<void> {
  const { ending: kind, ...remarks } = how;
  const happenedAt = deps.clock.now().toISOString();
  const event = { id: randomUUID(), stopId: stop.id, kind, ...remarks, happenedAt };
  await takeEvent(deps, tx, actor, { routeId: stop.routeId, event, byHand: true });
  const [order] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.id, stop.orderId));
  await recordAudit(deps, tx, actor, {
    action: "stop.closed",
    subject: { kind: "order", id: stop.orderId, name: order?.number ?? "" },
    detail: { ending: kind },
  });
}

function requireOut({ state }: Route): void {
  if (state === "out") return;
  throw new DomainError("conflict", state === "planned" ? m.notLeftYet : m.routeOver);
}

async function routeOf(tx: Tx, stopId: string): Promise<string> {
  const [stop] = await tx.select().from(routeStops).where(eq(routeStops.id, stopId));
  if (!stop) throw noStop();
  return stop.routeId;
}

function noStop(): DomainError {
  return new DomainError("not_found", m.noStop);
}
