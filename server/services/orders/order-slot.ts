import { ordersErrors as m } from "#messages/orders-errors.ts";
import { and, eq, not } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import { type DeliverySlot, moveSlot, rebookSlot, unbookSlot } from "../checkout/delivery-slots.ts";
import { isGivenBack } from "./problems/asked.ts";

/*
 * Of each window `booked` counts its orders that have a slot: all but those that were placed beyond the capacity, and
 * those that do not come, because they were canceled or given back before they reached the door.
 */

type Order = Pick<typeof orders.$inferSelect, "id" | "deliveryDay" | "deliveryWindow" | "hasSlot">;

const when = { day: orders.deliveryDay, window: orders.deliveryWindow };

/** Gives the slot of an order back that does not come, if it has one. The caller has locked the order. */
export async function giveSlotBack(tx: Tx, orderId: string): Promise<void> {
  const [given] = await tx
    .update(orders)
    .set({ hasSlot: false })
    .where(and(eq(orders.id, orderId), orders.hasSlot))
    .returning(when);
  if (given) await unbookSlot(tx, given);
}

/**
 * Takes a slot for an order that comes in another window, and gives back the one that it has. Throws `window_full`.
 * The caller has locked the order, and writes its new day and window.
 */
export async function moveOrderSlot(
  tx: Tx,
  { windowCapacities }: Pick<Settings, "windowCapacities">,
  { id, hasSlot, deliveryDay, deliveryWindow }: Order,
  to: DeliverySlot,
): Promise<void> {
  const from = hasSlot ? { day: deliveryDay, window: deliveryWindow } : null;
  if (!(await moveSlot(tx, from, to, windowCapacities[to.window]))) {
    throw new DomainError("window_full", m.windowFull);
  }
  if (!hasSlot) await tx.update(orders).set({ hasSlot: true }).where(eq(orders.id, id));
}

/** An order that comes after all, as its refund failed, has a slot again where its window has room. */
export async function takeSlotAgain(tx: Tx, orderId: string): Promise<void> {
  const [order] = await tx
    .select(when)
    .from(orders)
    .where(and(eq(orders.id, orderId), not(orders.hasSlot)));
  if (!order || !(await rebookSlot(tx, order))) return;
  await tx.update(orders).set({ hasSlot: true }).where(eq(orders.id, orderId));
}

/** An order that is to be brought again has its slot while any of its goods were not given back. */
export async function followGoods(tx: Tx, orderId: string): Promise<void> {
  const [order] = await tx
    .select({ isBack: isGivenBack })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.state, "failed_delivery")));
  if (!order) return;
  await (order.isBack ? giveSlotBack(tx, orderId) : takeSlotAgain(tx, orderId));
}
