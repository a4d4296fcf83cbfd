import { and, desc, eq, inArray } from "drizzle-orm";
import { hasNotLeft, type OrderEvent, orderLifecycle } from "#shared/orders/order.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { orderHistory, orderLines, orders } from "#db/schema/orders/orders.ts";
import { payments } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { intentsOf } from "../../payments/refunds/sold.ts";
import { moveOrder } from "../lifecycle/order-moves.ts";
import { followGoods, giveSlotBack, takeSlotAgain } from "../order-slot.ts";

/**
 * Makes the order's state follow its money: once all payments are fully refunded, the order becomes `refunded`; if a
 * refund fails later, it returns to its previous state. An order not yet dispatched keeps its state while it has goods
 * to deliver: a refund for weight alone does not cancel it (docs/decisions/061).
 */
export async function followMoney(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  orderId: string,
): Promise<void> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!row) return;
  const paid = await tx
    .select({ state: payments.state })
    .from(payments)
    .where(inArray(payments.intentId, await intentsOf(tx, row)));
  const by = { actor: "system", cause: "refund", at: clock.now() };
  if (paid.every(({ state }) => state === "refunded")) {
    if (hasNotLeft(row.state) && (await somethingComes(tx, orderId))) return;
    if (!orderLifecycle.next(row.state, "refund")) return;
    await moveOrder(tx, row, "refund", by);
    if (row.state !== "delivered") await giveSlotBack(tx, orderId);
  } else if (row.state === "refunded") {
    const event = await wayBack(tx, orderId);
    if (!event) return;
    const state = await moveOrder(tx, row, event, { ...by, cause: "refund.failed" });
    if (state === "packed") await takeSlotAgain(tx, orderId);
  }
  await followGoods(tx, orderId);
}

async function somethingComes(tx: Tx, orderId: string): Promise<boolean> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return lines.some((line) => unitsToCome(line) > 0);
}

async function wayBack(tx: Tx, orderId: string): Promise<OrderEvent | undefined> {
  const [last] = await tx
    .select({ from: orderHistory.from })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.to, "refunded")))
    .orderBy(desc(orderHistory.id))
    .limit(1);
  return orderLifecycle.events("refunded").find((event) => event === `restore_${last?.from}`);
}
