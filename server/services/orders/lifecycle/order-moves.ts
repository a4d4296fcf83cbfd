import { not } from "drizzle-orm";
import { type OrderEvent, orderLifecycle, type OrderState } from "#shared/orders/order.ts";
import type { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../../deps.ts";
import { takeAllOff } from "../units/goods-back.ts";
import { giveSlotBack } from "../order-slot.ts";
import { isStopped } from "../../payments/refunds/stopped.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import type { Mover } from "../../platform/lifecycles/register.ts";

type Order = typeof orders.$inferSelect;

/** Moves that are blocked while the payment is disputed. */
const STOPPED_MOVES: readonly OrderEvent[] = ["pack", "dispatch"];

/**
 * Moves an order along its lifecycle, writes its history and returns the new state. Throws `conflict` if the move is
 * not allowed from its current state or a dispute blocks it.
 */
export async function moveOrder(
  tx: Tx,
  order: Pick<Order, "id" | "state">,
  event: OrderEvent,
  mover: Mover,
): Promise<OrderState> {
  const when = STOPPED_MOVES.includes(event) ? not(isStopped) : undefined;
  const { state } = await advance(tx, lifecycles.order, order, event, { when, by: mover });
  return state;
}

/** Like `moveOrder`, for moves reported by a driver: they have already happened, so a dispute does not block them. */
export async function keepReportedMove(
  tx: Tx,
  order: Pick<Order, "id" | "state">,
  event: OrderEvent,
  mover: Mover,
): Promise<OrderState> {
  const { state } = await advance(tx, lifecycles.order, order, event, { by: mover });
  return state;
}

/**
 * Cancels an order that was never dispatched: releases its delivery slot and returns its goods as described at
 * `takeUnitsOff`. Throws `conflict` if the order cannot be canceled.
 */
export async function cancelNeverShipped(
  deps: Deps,
  tx: Tx,
  order: Order,
  mover: Mover,
): Promise<OrderState> {
  await takeAllOff(deps, tx, order, mover);
  const opened = order.state === "packed" ? await moveOrder(tx, order, "unpack", mover) : null;
  const state = await moveOrder(tx, opened ? { ...order, state: opened } : order, "cancel", mover);
  await giveSlotBack(tx, order.id);
  return state;
}

/** Whether `cancelNeverShipped` may be called: the order has not been dispatched and is not canceled or refunded. */
export function canCancel(state: OrderState): boolean {
  return state === "packed" || orderLifecycle.next(state, "cancel") !== null;
}
