import { not } from "drizzle-orm";
import { type OrderEvent, orderLifecycle, type OrderState } from "#shared/orders/order.ts";
import type { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { takeAllOff } from "./goods-back.ts";
import { giveSlotBack } from "./order-slot.ts";
import { isStopped } from "../payments/refunds/stopped.ts";
import { advance } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";
import type { Mover } from "../platform/lifecycles/register.ts";

type Order = typeof orders.$inferSelect;

/** Moves that a dispute of the payment stops. */
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
  const when = STOPPED_MOVES.includes(event) ? not(isStopped) : undefined;
  const { state } = await advance(tx, lifecycles.order, order, event, { when, by: mover });
  return state;
}

/** The same for what a driver reports: it has happened, so that no dispute stops it. */
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
 * Cancels an order that was never sent out: its place in the window is free again, and its goods go
 * back as `takeUnitsOff` says.
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

/** Whether `cancelNeverShipped` may be called: the order has not left and is not over. */
export function canCancel(state: OrderState): boolean {
  return state === "packed" || orderLifecycle.next(state, "cancel") !== null;
}
