import { and, asc, eq, inArray, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { DISPUTE_MONEY_WITH_US } from "#shared/payments/dispute.ts";
import { DomainError } from "#shared/errors.ts";
import { sumCents } from "#shared/money.ts";
import type { Given, Sold } from "#shared/payments/refund.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import type { Db, Tx } from "#db/client.ts";

export type Order = typeof orders.$inferSelect;

/** The rule is `holdsMoney`. */
const HOLDS_MONEY = notInArray(disputes.status, [...DISPUTE_MONEY_WITH_US]);

/** The same of the query's `refunds`: such a refund waits until the bank has decided. */
export const isHeldByBank: SQL = sql`exists (select from ${disputes}
  where ${disputes.intentId} = ${refunds.intentId} and ${HOLDS_MONEY})`;

/** Of a query's `refunds`: no later one has taken its place. */
export const NOT_REPLACED = sql`not exists (
  select from refunds later where later.replaces = ${refunds.id})`;

/** What the order's customer paid for. */
export async function soldOf(tx: Tx | Db, order: Order) {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.farmName), asc(orderLines.name), asc(orderLines.productId));
  return { ...order, lines } satisfies Sold;
}

/** What refunds that did not fail gave back of a payment. */
export async function givenOf(tx: Tx | Db, intentId: string): Promise<Given> {
  const kept = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), ne(refunds.state, "failed")));
  const lines = await tx
    .select()
    .from(refundLines)
    .where(
      inArray(
        refundLines.refundId,
        kept.map((refund) => refund.id),
      ),
    );
  return {
    lines,
    delivery: sumCents(kept.map((refund) => refund.delivery)),
    amount: sumCents(kept.flatMap((refund) => [refund.amount, refund.credit])),
    credit: sumCents(kept.map((refund) => refund.credit)),
    goodwill: sumCents(kept.map((refund) => refund.goodwill)),
  };
}

/**
 * Locks a payment, so that of two refunds at the same moment the second sees the first. Throws
 * `not_found`, and `conflict` when it is not paid or the bank holds its money in a dispute, unless
 * the refund `isDone` at the provider already.
 */
export async function lockForRefund(tx: Tx, intentId: string, isDone = false): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.intentId, intentId))
    .for("update");
  if (!payment) throw new DomainError("not_found", "We know no such payment");
  if (!["succeeded", "partly_refunded"].includes(payment.state)) {
    throw new DomainError("conflict", "There is nothing left to refund of this payment");
  }
  if (!isDone) await refuseDisputed(tx, intentId);
}

/**
 * Throws `conflict` while the customer's bank holds the money of a payment, whatever was bought with
 * it: an order, a box, a membership, or nothing but the payment itself.
 */
export async function refuseDisputed(tx: Tx, intentId: string): Promise<void> {
  if (!(await isDisputed(tx, intentId))) return;
  throw new DomainError(
    "conflict",
    "The customer's bank has called this payment back. It cannot be refunded as well.",
  );
}

/** Whether the customer's bank holds the money of a payment in a dispute. */
export async function isDisputed(tx: Tx, intentId: string): Promise<boolean> {
  return (await holdingDisputes(tx, intentId)).length > 0;
}

/** The disputes of a payment in which the bank holds its money, or has taken it for good; the first first. */
export async function holdingDisputes(tx: Tx, intentId: string) {
  return tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.intentId, intentId), HOLDS_MONEY))
    .orderBy(asc(disputes.createdAt), asc(disputes.id));
}

/** The order with its row locked. Throws `not_found`. */
export async function lockOrder(tx: Tx, where: { number: string } | { intentId: string }) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      "number" in where
        ? eq(orders.number, where.number)
        : eq(orders.paymentIntentId, where.intentId),
    )
    .for("update");
  if (!order) throw new DomainError("not_found", "We find no such order");
  return order;
}
