import { and, asc, eq, lt, ne, sql } from "drizzle-orm";
import { type Weight, weight } from "#shared/catalog/weights/weight.ts";
import { weightOwed } from "#shared/farms/harvest/weighing.ts";
import { cents, type Cents } from "#shared/money.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { cardLeft, leftOf } from "#shared/payments/refunds/refund.ts";
import type { RefundWish } from "#shared/payments/refunds/refund-plan.ts";
import { orderHistory, orderLines } from "#db/schema/orders/orders.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
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
 * How much of an order's failed refund can still be given, since part of it may have been refunded meanwhile. Limited
 * to what is left of its goods and delivery, or of the money if it was goodwill. Null for nothing.
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
    const onCard = cardLeft(purchase.sold, purchase.given);
    const goodwill = cents(Math.min(failed.goodwill, left.amount, onCard));
    return goodwill > 0 ? { goodwill } : null;
  }
  const refundable = await refundableOf(tx, order, failed);
  const units = lines.map((line) => {
    const ofPayment = left.lines.find(({ productId }) => productId === line.productId);
    const rest = Math.min(ofPayment?.quantity ?? 0, refundable(line.productId));
    return rest < line.quantity ? { ...line, quantity: Math.max(0, rest), weight: null } : line;
  });
  const wished = await withinWeight(tx, order, units);
  const delivery = cents(Math.min(failed.delivery, left.delivery));
  return wished.length > 0 || delivery > 0 ? { lines: wished, delivery } : null;
}

/**
 * The maximum number of units of a line that a failed refund can be for. If it was written before the order was
 * dispatched: units taken off or short that no refund from before the dispatch covers. Otherwise there is no limit.
 */
async function refundableOf(
  tx: Tx,
  { id }: Order,
  failed: Refund,
): Promise<(productId: number) => number> {
  const [left] = await tx
    .select({
      at: sql<Date | null>`min(${orderHistory.createdAt})`.mapWith(orderHistory.createdAt),
    })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, id), eq(orderHistory.to, "out_for_delivery")));
  const leftAt = left?.at ?? null;
  if (leftAt && failed.createdAt >= leftAt) return () => Infinity;
  const stands = and(
    ne(refunds.state, "failed"),
    leftAt ? lt(refunds.createdAt, leftAt) : undefined,
  );
  const given = sql`coalesce(sum(${refundLines.quantity}) filter (where ${stands}), 0)`;
  const rows = await tx
    .select({
      productId: orderLines.productId,
      units: sql<number>`(${orderLines.freed} + ${orderLines.short} - ${given})::int`,
    })
    .from(orderLines)
    .leftJoin(
      refundLines,
      and(
        eq(refundLines.orderId, orderLines.orderId),
        eq(refundLines.productId, orderLines.productId),
      ),
    )
    .leftJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(eq(orderLines.orderId, id))
    .groupBy(orderLines.orderId, orderLines.productId);
  const units = new Map(rows.map((row) => [row.productId, row.units]));
  return (productId) => Math.max(0, units.get(productId) ?? 0);
}

type Line = { productId: number; quantity: number; weight: Weight | null };

/** Limits lines that are for weight alone to what is still owed: refunded units included their share of it. */
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

/**
 * Marks failed refunds of an order as overtaken by a later one that refunded everything left of them. They no longer
 * need the team, and no longer hold up payouts or the erasure of an account.
 */
export async function noteOvertaken(tx: Tx, order: Order, refundId: string): Promise<void> {
  const failed = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.state, "failed"), NOT_MADE_GOOD))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  for (const one of failed) {
    if ((await stillOwed(tx, order, one)) !== null) continue;
    await tx.update(refunds).set({ overtakenBy: refundId }).where(eq(refunds.id, one.id));
  }
}
