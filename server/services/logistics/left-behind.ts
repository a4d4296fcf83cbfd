import { and, asc, eq, inArray, lt, not } from "drizzle-orm";
import type { OrderState } from "#shared/orders/order.ts";
import { NO_MONEY } from "#shared/money.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { type deliveryRoutes, leftBehind, routeStops } from "#db/schema/logistics/logistics.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { recordAudit } from "../platform/audit/audit.ts";
import { eachDueOrder } from "../orders/each-due-order.ts";
import { cancelNeverShipped } from "../orders/lifecycle/order-moves.ts";
import { queueMail } from "../mail/outbox.ts";
import { writeRefund } from "../orders/refunds/refund-order.ts";
import { AS_PAID } from "../orders/refunds/refunding.ts";
import { isStopped } from "../payments/refunds/stopped.ts";
import { mailOf } from "./stops/stop-mails.ts";

type Order = typeof orders.$inferSelect;
type Leaving = { order: Order; route: Pick<typeof deliveryRoutes.$inferSelect, "id" | "name"> };

/** States of an order that no van has taken. */
const STILL_HERE: OrderState[] = ["locked", "harvesting", "packed"];

/** Takes an unpacked order off the route of a van that leaves, records who did it and when, and emails the customer. */
export async function leaveOrder(
  deps: Deps,
  tx: Tx,
  actor: Pick<SessionUser, "id" | "username">,
  { order, route }: Leaving,
): Promise<void> {
  await tx
    .delete(routeStops)
    .where(and(eq(routeStops.routeId, route.id), eq(routeStops.orderId, order.id)));
  const note = { routeId: route.id, leftAt: deps.clock.now(), leftBy: actor.id };
  await tx
    .insert(leftBehind)
    .values({ orderId: order.id, ...note })
    .onConflictDoUpdate({ target: leftBehind.orderId, set: note });
  await recordAudit(deps, tx, actor, {
    action: "order.left_behind",
    subject: { kind: "order", id: order.id, name: order.number },
    detail: { route: route.name },
  });
  await queueMail(deps, tx, {
    kind: "order_left_behind",
    to: order.email,
    dedupeKey: `order_left_behind:${order.id}:${route.id}`,
    data: { ...(await mailOf(deps, tx, order)), day: order.deliveryDay },
  });
}

/** The orders of a day that were left behind and that no van has taken since. */
export async function leftBehindOf({ db }: Pick<Deps, "db">, day: Day) {
  return db
    .select({ number: orders.number, window: orders.deliveryWindow, state: orders.state })
    .from(leftBehind)
    .innerJoin(orders, eq(orders.id, leftBehind.orderId))
    .where(and(eq(orders.deliveryDay, day), inArray(orders.state, STILL_HERE), not(isStopped)))
    .orderBy(asc(orders.number));
}

/**
 * Keeps the promise to customers whose order missed its van: once the day is over and no other van has taken it, it is
 * canceled and fully refunded. A disputed order waits for the bank. Runs hourly and catches up on missed runs. Returns
 * how many orders were settled. If one fails, the others are still settled, and then this throws.
 */
export async function settleLeftBehind(deps: Deps): Promise<number> {
  const isDue = and(
    inArray(orders.state, STILL_HERE),
    lt(orders.deliveryDay, businessDayAt(deps.clock.now())),
    not(isStopped),
  );
  const due = await deps.db
    .select({ id: orders.id })
    .from(leftBehind)
    .innerJoin(orders, eq(orders.id, leftBehind.orderId))
    .where(isDue)
    .orderBy(asc(orders.id));
  return eachDueOrder(deps, "an order that was left behind could not be settled", {
    due,
    isDue,
    ifLocked: "wait",
    act: async (tx, order) => {
      await settle(deps, tx, order);
      return true;
    },
  });
}

/**
 * Cancels and refunds the order. The market bears what was harvested, because it left it behind; the sale of the rest
 * is undone (`shareByHarvest`).
 */
async function settle(deps: Deps, tx: Tx, order: Order): Promise<void> {
  const reason = "left_behind";
  const mover = { actor: "system", cause: reason, at: deps.clock.now() };
  await cancelNeverShipped(deps, tx, order, mover);
  const written = await writeRefund(deps, tx, {
    order,
    what: { wish: "remaining", reason, cause: "left_behind", money: AS_PAID },
    by: { actor: null },
    notice: "canceled",
  });
  await recordAudit(deps, tx, null, {
    action: "order.canceled",
    subject: { kind: "order", id: order.id, name: order.number },
    detail: { reason, refunded: written?.plan.amount ?? NO_MONEY },
  });
}
