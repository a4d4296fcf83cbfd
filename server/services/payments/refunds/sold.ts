import { and, asc, eq, inArray, ne, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { type BasisPoints, cents, NO_MONEY, sumCents, times } from "#shared/money.ts";
import { type Given, givenBy, type Sold } from "#shared/payments/refunds/refund-plan.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { orderAdditionLines, orderAdditions } from "#db/schema/orders/additions.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import type { Db, Tx } from "#db/client.ts";
import { refuseDisputed } from "./held.ts";

export type Order = typeof orders.$inferSelect;

/**
 * Whether a failed refund of a query, which calls it by this name, has not been made good: no later one replaced it
 * or returned what was left of it.
 */
export function notMadeGood(name: string): SQL {
  const refund = sql.identifier(name);
  return sql`(${refund}.overtaken_by is null and not exists (
  select from refunds later where later.replaces = ${refund}.id))`;
}

/** `notMadeGood` for a query of `refunds`. */
export const NOT_MADE_GOOD = notMadeGood("refunds");

/**
 * Matches the query's `orders` by a payment, given as a column or an id: its original payment or that of an
 * addition.
 */
export function paidFor(intentId: SQLWrapper | string): SQL<boolean> {
  return sql<boolean>`orders.id = (
    select o.id from orders o where o.payment_intent_id = ${intentId}
    union all
    select a.order_id from order_additions a where a.payment_intent_id = ${intentId} limit 1)`;
}

/** The payments of the query's `orders`: the original one and those of additions. */
export const PAYMENTS_OF_ORDER: SQL = sql`array(select orders.payment_intent_id
  union all select a.payment_intent_id from order_additions a where a.order_id = orders.id)`;

/** What one payment of an order bought, and what was refunded of it. */
export type Purchase = {
  intentId: string;
  sold: Sold & { lines: (typeof orderLines.$inferSelect)[]; taxBps: BasisPoints | null };
  given: Given;
};

/** What each payment of an order bought: first the original goods and delivery, then the additions. */
export async function purchasesOf(tx: Tx | Db, order: Order): Promise<Purchase[]> {
  const [whole, additions] = [await soldOf(tx, order), await additionsOf(tx, order.id)];
  const added = additions.map(({ lines, credit, ...addition }) => ({
    intentId: addition.paymentIntentId,
    sold: {
      ...addition,
      deliveryFee: NO_MONEY,
      deliveryTaxes: [],
      discount: credit,
      credit,
      lines: whole.lines.flatMap((line) => {
        const part = lines.find(({ productId }) => productId === line.productId);
        if (!part) return [];
        const { quantity, commissionBps, lineTotal, taxes } = part;
        const none = { promotion: NO_MONEY, farmPromotion: NO_MONEY };
        return [{ ...line, ...none, quantity, commissionBps, lineTotal, taxes }];
      }),
    },
  }));
  const rest = (sum: number, field: "subtotal" | "tax" | "discount" | "credit" | "total") =>
    cents(sum - sumCents(added.map(({ sold }) => sold[field])));
  const first = {
    ...whole,
    subtotal: rest(whole.subtotal, "subtotal"),
    tax: rest(whole.tax, "tax"),
    discount: rest(whole.discount, "discount"),
    credit: rest(whole.credit, "credit"),
    total: rest(whole.total, "total"),
    lines: whole.lines.flatMap((line) => {
      const parts = additions.flatMap(({ lines }) => lines);
      const later = parts.filter(({ productId }) => productId === line.productId);
      const quantity = line.quantity - later.reduce((sum, part) => sum + part.quantity, 0);
      const lineTotal = times(line.unitPrice, quantity);
      return quantity > 0 ? [{ ...line, quantity, lineTotal }] : [];
    }),
  };
  const bought = [{ intentId: order.paymentIntentId, sold: first }, ...added];
  const given = await Promise.all(bought.map(({ intentId }) => givenOf(tx, intentId)));
  return bought.map((one, at) => ({ ...one, given: given[at] ?? NOTHING_GIVEN }));
}

const NOTHING_GIVEN: Given = {
  lines: [],
  delivery: NO_MONEY,
  deliveryTaxes: [],
  amount: NO_MONEY,
  credit: NO_MONEY,
};

/** The additions to an order, oldest first, with the units that each one paid for. */
export async function additionsOf(tx: Tx | Db, orderId: string) {
  const rows = await tx
    .select()
    .from(orderAdditions)
    .where(eq(orderAdditions.orderId, orderId))
    .orderBy(asc(orderAdditions.createdAt), asc(orderAdditions.checkoutId));
  const lines = await tx
    .select()
    .from(orderAdditionLines)
    .where(
      inArray(
        orderAdditionLines.checkoutId,
        rows.map(({ checkoutId }) => checkoutId),
      ),
    )
    .orderBy(asc(orderAdditionLines.productId));
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ checkoutId }) => checkoutId === row.checkoutId),
  }));
}

/** The payments of an order, the original one first. */
export async function intentsOf(tx: Tx | Db, order: Order): Promise<string[]> {
  const added = await additionsOf(tx, order.id);
  return [order.paymentIntentId, ...added.map(({ paymentIntentId }) => paymentIntentId)];
}

/** What was refunded of an order, across all its payments; failed refunds do not count. */
export async function givenOfOrder(tx: Tx | Db, order: Order): Promise<Given> {
  return givenOf(tx, ...(await intentsOf(tx, order)));
}

/** What the customer paid for with all payments of the order. */
export async function soldOf(tx: Tx | Db, order: Order) {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.farmName), asc(orderLines.name), asc(orderLines.productId));
  return { ...order, lines } satisfies Sold;
}

/** What was refunded of these payments; failed refunds do not count. */
export async function givenOf(tx: Tx | Db, ...intentIds: string[]): Promise<Given> {
  const kept = await tx
    .select()
    .from(refunds)
    .where(and(inArray(refunds.intentId, intentIds), ne(refunds.state, "failed")));
  const lines = await tx
    .select()
    .from(refundLines)
    .where(
      inArray(
        refundLines.refundId,
        kept.map((refund) => refund.id),
      ),
    );
  return givenBy(kept, lines);
}

/**
 * Locks a payment, so that of two concurrent refunds the second sees the first. Throws `not_found`, and
 * `conflict` when the payment is not paid, or when a dispute ties up its money and the refund is not already
 * done at the provider (`isDone`). With `isForGoods`, a fully refunded payment is allowed: free goods can still
 * be returned after the money.
 */
export async function lockForRefund(
  tx: Tx,
  intentId: string,
  { isDone = false, isForGoods = false }: { isDone?: boolean; isForGoods?: boolean } = {},
): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.intentId, intentId))
    .for("update");
  if (!payment) throw new DomainError("not_found", m.noPayment);
  const isPaid = ["succeeded", "partly_refunded"].includes(payment.state);
  if (!isPaid && !(isForGoods && payment.state === "refunded")) {
    throw new DomainError("conflict", m.nothingToRefund);
  }
  if (!isDone) await refuseDisputed(tx, intentId);
}

type OrderKey = { number: string } | { intentId: string };

/** Locks and returns an order, found by its number or one of its payments. Throws `not_found`. */
export async function lockOrder(tx: Tx, where: OrderKey): Promise<Order> {
  const order = await lockOrderIfAny(tx, where);
  if (!order) throw new DomainError("not_found", m.noOrder);
  return order;
}

/** Like `lockOrder`, but null if there is none, for example for a payment that bought something else. */
export async function lockOrderIfAny(tx: Tx, where: OrderKey): Promise<Order | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where("number" in where ? eq(orders.number, where.number) : paidFor(where.intentId))
    .for("update");
  return order ?? null;
}
