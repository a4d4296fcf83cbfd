import { NO_MONEY } from "#shared/money.ts";
import { asc, desc, eq, inArray } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { languageNow } from "#shared/language.ts";
import { leftOf } from "#shared/payments/refunds/refund.ts";
import { moneyLeft } from "#shared/payments/refunds/refund-share.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orderHistory, orders } from "#db/schema/orders/orders.ts";
import {
  ledgerEntries,
  ledgerTransactions,
  payments,
  receipts,
  refunds,
} from "#db/schema/payments/payments.ts";
import { farms } from "#db/schema/farms/farms.ts";
import type { Deps } from "#server/deps.ts";
import { withShownGoods } from "../../mail/shown-goods.ts";
import { isDisputed } from "../refunds/held.ts";
import { paidFor, type Purchase, purchasesOf } from "../refunds/sold.ts";
import { HAS_ACCOUNT, TO_BE_MADE_GOOD } from "./attention.ts";

/** Everything we know about a payment. Throws `not_found`. */
export async function getPayment({ db }: Pick<Deps, "db">, intentId: string) {
  const [payment] = await db
    .select({ payment: payments, purpose: checkouts.purpose })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(eq(payments.intentId, intentId));
  if (!payment) throw new DomainError("not_found", m.noPayment);
  const [receipt] = await db.select().from(receipts).where(eq(receipts.paymentIntentId, intentId));
  return {
    ...payment.payment,
    purpose: payment.purpose,
    order: await orderOf(db, intentId),
    receipt: receipt ?? null,
    refunds: await refundsOf(db, intentId),
    /** Whether a dispute ties up everything that could still be refunded. */
    isWithBank: await isDisputed(db, intentId),
    disputes: await db
      .select()
      .from(disputes)
      .where(eq(disputes.intentId, intentId))
      .orderBy(desc(disputes.createdAt), desc(disputes.id)),
    ledger: await ledgerOf(db, intentId),
  };
}

async function orderOf(db: Deps["db"], intentId: string) {
  const [order] = await db.select().from(orders).where(paidFor(intentId));
  const purchases = order ? await purchasesOf(db, order) : [];
  const purchase = purchases.find((one) => one.intentId === intentId);
  if (!order || !purchase) return null;
  const { sold, given } = purchase;
  const { subtotal, tax, taxBps, deliveryFee, deliveryTaxes, discount, credit, total, lines } =
    sold;
  const { promotion = NO_MONEY } = sold;
  return {
    ...order,
    // Only what this payment bought: the order may have other payments.
    subtotal,
    tax,
    taxBps,
    deliveryFee,
    deliveryTaxes,
    discount,
    promotion,
    credit,
    total,
    lines: await withShownGoods(db, languageNow(), lines),
    left: leftOf(sold, given),
    others: othersLeft(purchases.filter((one) => one !== purchase)),
    history: await db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, order.id))
      .orderBy(asc(orderHistory.id)),
  };
}

/** The units and the money left of the order's other payments. */
function othersLeft(others: readonly Purchase[]) {
  const lines = others.flatMap(({ sold, given }) => leftOf(sold, given).lines);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { units, amount: moneyLeft(others) };
}

async function refundsOf(db: Deps["db"], intentId: string) {
  const found = await db
    .select({
      refund: refunds,
      hasAccount: HAS_ACCOUNT,
      needsAttention: TO_BE_MADE_GOOD,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.intentId, refunds.intentId))
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .leftJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(memberships, eq(memberships.checkoutId, checkouts.id))
    .where(eq(refunds.intentId, intentId))
    .orderBy(desc(refunds.createdAt), desc(refunds.id));
  const rows = found.map(({ refund, ...about }) => ({
    ...refund,
    ...about,
  }));
  const ids = rows.map((row) => row.id);
  const lines = await db
    .select()
    .from(refundLines)
    .where(inArray(refundLines.refundId, ids))
    .orderBy(asc(refundLines.productId));
  return rows.map((row) => ({ ...row, lines: lines.filter((line) => line.refundId === row.id) }));
}

async function ledgerOf(db: Deps["db"], intentId: string) {
  return db
    .select({
      id: ledgerEntries.id,
      kind: ledgerTransactions.kind,
      account: ledgerEntries.account,
      farm: farms.name,
      authority: ledgerEntries.authority,
      amount: ledgerEntries.amount,
      at: ledgerTransactions.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(farms, eq(farms.id, ledgerEntries.farmId))
    .where(eq(ledgerTransactions.intentId, intentId))
    .orderBy(asc(ledgerEntries.id));
}
