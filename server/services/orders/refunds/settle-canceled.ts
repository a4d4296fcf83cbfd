import { and, desc, eq } from "drizzle-orm";
import { type Cents, cents } from "#shared/money.ts";
import { hasNotLeft } from "#shared/orders/order.ts";
import type { RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import {
  cardLeft,
  isLeft,
  leftOf,
  planGoodwill,
  planRefund,
  remainingOf,
} from "#shared/payments/refunds/refund.ts";
import type { RefundPlan } from "#shared/payments/refunds/refund-plan.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "../../platform/audit/audit.ts";
import { countAsBanks, unnamedOf } from "../../payments/refunds/by-the-bank.ts";
import {
  type Dispute,
  holdingDisputes,
  isUndecided,
  takenByBank,
} from "../../payments/refunds/held.ts";
import { followPayment } from "../../payments/refunds/note.ts";
import { insertRefund } from "./insert-refund.ts";
import { writeRefund } from "./refund-order.ts";
import { AS_PAID } from "./refunding.ts";
import { noteOvertaken } from "./still-owed.ts";
import { settleMissing } from "./settle-missing.ts";
import {
  givenOf,
  NOT_MADE_GOOD,
  type Order,
  type Purchase,
  purchasesOf,
} from "../../payments/refunds/sold.ts";

type Settling = { order: Order; actor: Actor; reason: string };

/**
 * Settles the money of an order that was canceled while one of its payments was disputed. Each payment is settled
 * separately. While the bank holds a payment's money, nothing happens. Once all its disputes are decided, what the
 * bank gave the customer is booked as a refund and what we still have is refunded, so that farms and market keep
 * nothing for goods that were not delivered. Idempotent. Returns what we refund, in cents; null for nothing.
 */
export async function settleCanceled(
  deps: Deps,
  tx: Tx,
  settling: Settling,
): Promise<Cents | null> {
  let back: Cents | null = null;
  for (const purchase of await purchasesOf(tx, settling.order)) {
    const amount = await settlePurchase(deps, tx, settling, purchase);
    if (amount !== null) back = cents((back ?? 0) + amount);
  }
  return back;
}

/**
 * Settles the money of an order whose disputes may be decided. A canceled order is settled by `settleCanceled`. For
 * any other order, what the bank took for good is booked as a refund that the market bears until the team decides who
 * is at fault. The refund names the goods if the card paid for all of what is left and the bank took all of that;
 * otherwise it is goodwill and leaves the customer's credit alone. If the order has not been dispatched, a payment
 * that the bank took completely waits for the team, and what was found short or underweight meanwhile is refunded as
 * `settleMissing` does.
 */
export async function settleDisputed(deps: Deps, tx: Tx, disputed: Settling): Promise<void> {
  const { order } = disputed;
  if (order.state === "canceled") {
    await settleCanceled(deps, tx, disputed);
    return;
  }
  for (const purchase of await purchasesOf(tx, order)) {
    const { intentId, sold, given } = purchase;
    const holding = await holdingDisputes(tx, intentId);
    if (isUndecided(holding)) continue;
    const taken = await takenByBank(tx, intentId);
    if (hasNotLeft(order.state) && taken >= cardLeft(sold, given)) continue;
    const plan = planOfLost(purchase, taken);
    if (!plan) continue;
    const paidBy = { ...order, paymentIntentId: intentId };
    await bookBankRefund(deps, tx, paidBy, { plan, lost: holding, cause: "dispute" });
  }
  if (hasNotLeft(order.state)) await settleMissing(deps, tx, order);
}

/** A plan for booking what the bank took and no refund accounts for yet; null if there is nothing to book. */
function planOfLost({ sold, given }: Purchase, taken: Cents): RefundPlan | null {
  const amount = cents(Math.min(taken, cardLeft(sold, given)));
  if (amount <= 0) return null;
  if (leftOf(sold, given).amount > 0) {
    const whole = planRefund(sold, given, remainingOf(sold, given));
    if (whole.credit === 0 && whole.card === amount) return whole;
  }
  return planGoodwill(sold, given, amount);
}

async function settlePurchase(
  deps: Deps,
  tx: Tx,
  settling: Settling,
  purchase: Purchase,
): Promise<Cents | null> {
  const { intentId, sold, given } = purchase;
  const holding = await holdingDisputes(tx, intentId);
  if (isUndecided(holding) || !isLeft(leftOf(sold, given))) return null;
  const taken = await takenByBank(tx, intentId);
  const isAllWithUs = taken === 0 && cardLeft(sold, given) > 0;
  if (holding.length === 0 || isAllWithUs) return refundRemaining(deps, tx, settling, purchase);
  const paidBy = { ...settling.order, paymentIntentId: intentId };
  const whole = planRefund(sold, given, remainingOf(sold, given));
  if (whole.card <= taken) {
    await bookBankRefund(deps, tx, paidBy, { plan: whole, lost: holding, cause: "order_canceled" });
    return null;
  }
  // The bank's part is booked as goodwill; the refund of the rest then names the goods.
  const part = planGoodwill(sold, given, taken);
  await bookBankRefund(deps, tx, paidBy, { plan: part, lost: holding, cause: "dispute" });
  const now = { ...purchase, given: await givenOf(tx, intentId), isPartTaken: true };
  return refundRemaining(deps, tx, settling, now);
}

/** Refunds what is left. If the bank took part of the payment (`isPartTaken`), this replaces any failed refund. */
async function refundRemaining(
  deps: Deps,
  tx: Tx,
  { order, actor, reason }: Settling,
  { intentId, sold, given, isPartTaken = false }: Purchase & { isPartTaken?: boolean },
): Promise<Cents | null> {
  const failed = await failedOf(tx, intentId);
  // A failed refund of everything left is made good by the team; a failed partial one is replaced by this refund.
  if (failed && !isPartTaken && failed.amount >= cardLeft(sold, given)) return null;
  const written = await writeRefund(deps, tx, {
    order,
    what: {
      wish: "remaining",
      intentId,
      reason,
      cause: "order_canceled",
      money: failed ? { kind: "again", to: "card", replaces: failed.id } : AS_PAID,
    },
    by: { actor },
    notice: "canceled",
  });
  return written?.plan.amount ?? null;
}

/** The latest failed refund of a payment that was not made good, if any. */
async function failedOf(
  tx: Tx,
  intentId: string,
): Promise<{ id: string; amount: Cents } | undefined> {
  const [failed] = await tx
    .select({ id: refunds.id, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), eq(refunds.state, "failed"), NOT_MADE_GOOD))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(1);
  return failed;
}

type BankRefund = {
  plan: RefundPlan;
  lost: readonly Dispute[];
  cause: RefundCause;
};

/** Books what the bank took from us and gave the customer as a refund, without sending any money. */
async function bookBankRefund(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  order: Order,
  { plan, lost, cause }: BankRefund,
): Promise<void> {
  const at = clock.now();
  // A refund that the provider refused because of the dispute is made good only if the bank gave at least as much.
  const failed = await failedOf(tx, order.paymentIntentId);
  const refund = await insertRefund(tx, order, plan, {
    at,
    reason: "bank_gave_back",
    cause,
    requestedBy: null,
    replaces: failed && failed.amount <= plan.card ? failed.id : undefined,
  });
  await noteOvertaken(tx, order, refund.id);
  // A refund of credit alone involves no bank money and is already complete.
  if (plan.card > 0) await countAsBanks(tx, { ...refund, at }, await unnamedOf(tx, lost));
  // Updates only the payment's state; the order keeps its state.
  await followPayment(tx, order.paymentIntentId);
}
