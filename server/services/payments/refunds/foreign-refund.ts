import { and, eq } from "drizzle-orm";
import {
  depositReturnedEntries,
  goodwillEntries,
  type LedgerKind,
  type LedgerLine,
  paymentReturnedEntries,
} from "#shared/payments/ledger.ts";
import type { Cents } from "#shared/money.ts";
import { cardLeft, planRefund, restOf } from "#shared/payments/refund.ts";
import { refundLines } from "#db/schema/orders/care.ts";
import { checkouts } from "#db/schema/checkout.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { payments, receipts, refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { releaseTakenPlace } from "../../memberships/founding-places.ts";
import { post } from "../ledger.ts";
import type { Refund } from "./note.ts";
import { cancelIfOver, moverOf, writeRefund } from "../../orders/refunds/refund-order.ts";
import { givenOf, type Order, soldOf } from "./sold.ts";

/** The reason of a refund that was made in the provider's dashboard. */
export const MADE_AT_PROVIDER = "made_at_provider";

type Foreign = {
  intentId: string;
  amount: Cents;
  /** The failed refund that it makes good. */
  replaces: Refund | undefined;
};

/**
 * Writes a refund of an order that was made at the provider. One of everything the card has left is
 * for the goods, which farms and market give up; a part names no goods and is the market's loss.
 */
export async function writeForOrder(
  deps: Deps,
  tx: Tx,
  order: Order,
  { amount, replaces }: Foreign,
): Promise<string> {
  const wish = await wishOf(tx, order, amount, replaces);
  const written = await writeRefund(deps, tx, {
    order,
    actor: null,
    wish,
    reason: MADE_AT_PROVIDER,
    replaces: replaces?.id,
    toldApart: true,
    isDone: true,
  });
  if (!written) throw new Error("A refund at the provider left nothing to book");
  await cancelIfOver(deps, tx, { order, written, mover: moverOf(null, MADE_AT_PROVIDER) });
  return written.refundId;
}

async function wishOf(tx: Tx, order: Order, amount: Cents, replaces: Refund | undefined) {
  const [sold, given] = [await soldOf(tx, order), await givenOf(tx, order.paymentIntentId)];
  const fits = (wish: Parameters<typeof planRefund>[2]) => {
    try {
      return planRefund(sold, given, wish).card === amount;
    } catch {
      return false;
    }
  };
  if (replaces) {
    const lines = await tx
      .select({ productId: refundLines.productId, quantity: refundLines.quantity })
      .from(refundLines)
      .where(and(eq(refundLines.refundId, replaces.id), eq(refundLines.orderId, order.id)));
    const same = { lines, delivery: replaces.delivery };
    if (fits(same)) return same;
  }
  const isAll = cardLeft(sold, given) === amount && fits(restOf(sold, given));
  return isAll ? ("rest" as const) : { goodwill: amount };
}

/** Writes a refund, made at the provider, of money that was for no order. */
export async function writeForPayment(
  tx: Tx,
  { intentId, amount, replaces }: Foreign,
): Promise<string> {
  const [row] = await tx
    .insert(refunds)
    .values({ intentId, amount, reason: MADE_AT_PROVIDER, replaces: replaces?.id })
    .returning({ id: refunds.id });
  if (!row) throw new Error("A refund could not be written");
  // What failed before is owed still, and in the ledger.
  if (replaces) return row.id;
  const { kind, lines } = await giveUp(tx, intentId, amount);
  await post(tx, { key: `${kind}:${row.id}`, kind, orderId: null, intentId, lines });
  return row.id;
}

/** Whose loss the money is: the deposit's, the plain payment's, or the market's. */
async function giveUp(
  tx: Tx,
  intentId: string,
  amount: Cents,
): Promise<{ kind: LedgerKind; lines: LedgerLine[] }> {
  const [paid] = await tx
    .select({ membership: memberships, receiptId: receipts.id, purpose: checkouts.purpose })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .leftJoin(receipts, eq(receipts.paymentIntentId, payments.intentId))
    .leftJoin(memberships, eq(memberships.checkoutId, checkouts.id))
    .where(eq(payments.intentId, intentId));
  const membership = paid?.receiptId ? paid.membership : null;
  if (membership?.state === "active" && membership.amount === amount) {
    const { id } = membership;
    await tx.update(memberships).set({ state: "refunded" }).where(eq(memberships.id, id));
    await releaseTakenPlace(tx);
    return { kind: "deposit_returned", lines: depositReturnedEntries(amount) };
  }
  if (paid?.receiptId && paid.purpose === "payment") {
    return { kind: "payment_returned", lines: paymentReturnedEntries(amount) };
  }
  return { kind: "goodwill", lines: goodwillEntries(amount) };
}
