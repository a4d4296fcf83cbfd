import { and, asc, eq } from "drizzle-orm";
import { type Weight, weight } from "#shared/catalog/weights/weight.ts";
import { weightOwed } from "#shared/farms/harvest/weighing.ts";
import { cents, type Cents } from "#shared/money.ts";
import { hasNotLeft } from "#shared/orders/order.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { cardLeft, leftOf } from "#shared/payments/refunds/refund.ts";
import type { RefundWish } from "#shared/payments/refunds/refund-plan.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Refund } from "../../payments/refunds/note.ts";
import {
  givenOfOrder,
  NOT_MADE_GOOD,
  type Order,
  purchasesOf,
  soldOf,
} from "../../payments/refunds/sold.ts";
import { refundedLines } from "./refunded-lines.ts";

/**
 * What of a failed refund of an order can still go back: no more than is left of its goods, of its delivery, or of the
 * money where it was for no goods, as part of it may have gone back meanwhile. Null for nothing.
 */
export async function stillOwed(
  tx: Tx,
  order: Order,
  failed: Refund,
): Promise<RefundWish | { goodwill: Cents } | null> {
  const purchase = (await purchasesOf(tx, order)).find((one) => one.intentId === failed.intentId);
  if (!purchase) return null;
  const left = leftOf(purchase.sold, purchase.given);
  const lines = await refundedLines(tx, order, failed.id);
  if (lines.length === 0 && failed.delivery === 0) {
    const goodwill = cents(Math.min(failed.goodwill, cardLeft(purchase.sold, purchase.given)));
    return goodwill > 0 ? { goodwill } : null;
  }
  const calledOff = await calledOffOf(tx, order);
  const units = lines.map((line) => {
    const ofPayment = left.lines.find(({ productId }) => productId === line.productId);
    const rest = Math.min(ofPayment?.quantity ?? 0, calledOff.get(line.productId) ?? 0);
    return rest < line.quantity ? { ...line, quantity: Math.max(0, rest), weight: null } : line;
  });
  const wished = await withinWeight(tx, order, units);
  const delivery = cents(Math.min(failed.delivery, left.delivery));
  return wished.length > 0 || delivery > 0 ? { lines: wished, delivery } : null;
}

/** Units of each line that are paid for and do not come: all that are left, once the order is on its way. */
async function calledOffOf(tx: Tx, order: Order): Promise<ReadonlyMap<number, number>> {
  const sold = await soldOf(tx, order);
  const left = leftOf(sold, await givenOfOrder(tx, order));
  const kept = new Map(
    hasNotLeft(order.state) ? sold.lines.map((line) => [line.productId, unitsToCome(line)]) : [],
  );
  return new Map(
    left.lines.map(({ productId, quantity }) => [
      productId,
      Math.max(0, quantity - (kept.get(productId) ?? 0)),
    ]),
  );
}

type Line = { productId: number; quantity: number; weight: Weight | null };

/** Of weight alone no more than is owed by now: units of the line may have gone back with their part of it. */
async function withinWeight(tx: Tx, order: Order, lines: readonly Line[]): Promise<Line[]> {
  const sold = await soldOf(tx, order);
  const left = leftOf(sold, await givenOfOrder(tx, order));
  return lines.flatMap((line) => {
    if (line.quantity > 0) return [line];
    const bought = sold.lines.find(({ productId }) => productId === line.productId);
    const rest = left.lines.find(({ productId }) => productId === line.productId);
    if (line.weight === null || !bought?.weighed || !rest) return [];
    const owed = weightOwed(rest, unitsToCome(bought), bought.weighed);
    const back = weight(Math.min(line.weight, owed));
    return back > 0 ? [{ ...line, weight: back }] : [];
  });
}

type Written = { intentId: string; refundId: string };

/**
 * Failed refunds of which a later one gave all that was left are overtaken by it: they wait for nobody any more,
 * and hold back no payout and no erasure.
 */
export async function noteOvertaken(
  tx: Tx,
  order: Order,
  { intentId, refundId }: Written,
): Promise<void> {
  const failed = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), eq(refunds.state, "failed"), NOT_MADE_GOOD))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  for (const one of failed) {
    if ((await stillOwed(tx, order, one)) !== null) continue;
    await tx.update(refunds).set({ overtakenBy: refundId }).where(eq(refunds.id, one.id));
  }
}
