import { and, eq, not, type SQL } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { type OrderEvent, orderLifecycle, type OrderState } from "#shared/orders/order.ts";
import { orderHistory, orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { unbookSlot } from "../checkout/delivery-slots.ts";
import { takeAllOff } from "./goods-back.ts";
import { isStopped } from "../payments/refunds/stopped.ts";

type Order = typeof orders.$inferSelect;
/** `system`, or the id of the user, and why. */
/** Who or what moves an order, why and when. */
export type Mover = { actor: string; cause: string; at: Date };

/** Moves that a dispute of the payment stops. What a driver reports has happened, and is kept. */
const STOPPED_MOVES: readonly OrderEvent[] = ["pack", "dispatch"];

/**
 * Moves an order along its lifecycle and writes its history. Throws `conflict` when it cannot go
 * there, or a dispute stops it.
 */
export async function moveOrder(
  tx: Tx,
  order: Pick<Order, "id" | "state">,
  event: OrderEvent,
  mover: Mover,
): Promise<OrderState> {
  const to = orderLifecycle.next(order.state, event);
  const isFact = mover.cause === "driver";
  const allows = STOPPED_MOVES.includes(event) && !isFact ? not(isStopped) : undefined;
  const moved = to
    ? await tx
        .update(orders)
        .set({ state: to })
        .where(and(eq(orders.id, order.id), eq(orders.state, order.state), allows))
        .returning({ id: orders.id })
    : [];
  if (!to || moved.length === 0) {
    throw new DomainError("conflict", "This order has moved on. Please look at it again.");
  }
  const { actor, cause, at: createdAt } = mover;
  await tx
    .insert(orderHistory)
    .values({ orderId: order.id, from: order.state, to, actor, cause, createdAt });
  return to;
}

/**
 * Moves all orders that `which` names and that are in the state `from`, each with its history. Two
 * that do so at the same moment move each order once. Returns those that were moved by this call.
 */
export async function moveOrders(
  tx: Tx,
  from: OrderState,
  event: OrderEvent,
  which: SQL,
  mover: Mover,
): Promise<Order[]> {
  const to = orderLifecycle.next(from, event);
  if (!to) throw new DomainError("conflict", `No order that is ${from} can ${event}`);
  const moved = await tx
    .update(orders)
    .set({ state: to })
    .where(and(eq(orders.state, from), which))
    .returning();
  const { actor, cause, at: createdAt } = mover;
  for (let at = 0; at < moved.length; at += HISTORY_BATCH) {
    const rows = moved.slice(at, at + HISTORY_BATCH);
    await tx
      .insert(orderHistory)
      .values(rows.map(({ id }) => ({ orderId: id, from, to, actor, cause, createdAt })));
  }
  return moved;
}

/** Rows of history written at once: a statement takes a bounded number of values. */
const HISTORY_BATCH = 500;

/**
 * Cancels an order that was never sent out: its place in the window is free again, and its goods go
 * back as `takeUnitsOff` says.
 */
export async function cancelNeverShipped(
  deps: Deps,
  tx: Tx,
  order: Order,
  mover: Mover,
): Promise<OrderState> {
  await takeAllOff(deps, tx, order);
  const opened = order.state === "packed" ? await moveOrder(tx, order, "unpack", mover) : null;
  const state = await moveOrder(tx, opened ? { ...order, state: opened } : order, "cancel", mover);
  await unbookSlot(tx, { day: order.deliveryDay, window: order.deliveryWindow });
  return state;
}

/** Whether `cancelNeverShipped` may be called: the order has not left and is not over. */
export function canCancel(state: OrderState): boolean {
  return state === "packed" || orderLifecycle.next(state, "cancel") !== null;
}
