import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, eq, not } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import { type DeliverySlot, moveSlot, rebookSlot, unbookSlot } from "../checkout/delivery-slots.ts";
import { isGivenBack } from "./problems/asked.ts";

/*
 * A window's `booked` counts its orders that have a slot. Orders placed beyond the capacity have none, and neither have
 * orders that were canceled or fully refunded before they were delivered.
 */

type Order = Pick<typeof orders.$inferSelect, "id" | "deliveryDay" | "deliveryWindow" | "hasSlot">;

const when = { day: orders.deliveryDay, window: orders.deliveryWindow };

/** Releases the slot, if any, of an order that will not be delivered. The caller must have locked the order. */
export async function giveSlotBack(tx: Tx, orderId: string): Promise<void> {
  const [given] = await tx
    .update(orders)
    .set({ hasSlot: false })
    .where(and(eq(orders.id, orderId), orders.hasSlot))
    .returning(when);
  if (given) await unbookSlot(tx, given);
}

/**
 * Books a slot in another window and releases the current one, if any. Throws `window_full`. The caller must have
 * locked the order, and writes its new day and window.
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

/** Books a slot again, if its window has room: the order will be delivered after all because its refund failed. */
export async function takeSlotAgain(tx: Tx, orderId: string): Promise<void> {
  const [order] = await tx
    .select(when)
    .from(orders)
    .where(and(eq(orders.id, orderId), not(orders.hasSlot)));
  if (!order || !(await rebookSlot(tx, order))) return;
  await tx.update(orders).set({ hasSlot: true }).where(eq(orders.id, orderId));
}

/** After a failed delivery, keeps the slot booked as long as any of the goods is not refunded. */
export async function followGoods(tx: Tx, orderId: string): Promise<void> {
  const [order] = await tx
    .select({ isBack: isGivenBack })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.state, "failed_delivery")));
  if (!order) return;
  await (order.isBack ? giveSlotBack(tx, orderId) : takeSlotAgain(tx, orderId));
}
