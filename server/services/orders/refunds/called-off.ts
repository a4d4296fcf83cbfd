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
  restOf,
} from "#shared/payments/refunds/refund.ts";
import type { RefundPlan } from "#shared/payments/refunds/refund-plan.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "../../platform/audit.ts";
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
import { noteOvertaken } from "./still-owed.ts";
import { settleMissing } from "./settle-missing.ts";
import {
  givenOf,
  NOT_MADE_GOOD,
  type Order,
  type Purchase,
  purchasesOf,
} from "../../payments/refunds/sold.ts";

type CalledOff = { order: Order; actor: Actor; reason: string };

/**
 * Settles the money of an order that was canceled while a payment of it was disputed, once or
 * several times: each of its payments by itself. While the bank holds the money nothing happens. When every dispute is over, what
 * the bank gave to the customer counts as a refund, and what is left with us is refunded, so that farms
 * and market keep nothing of goods that did not go. Each happens once. Returns what goes back by us,
 * null for nothing.
 */
export async function settleCalledOff(
  deps: Deps,
  tx: Tx,
  calledOff: CalledOff,
): Promise<Cents | null> {
  let back: Cents | null = null;
  for (const purchase of await purchasesOf(tx, calledOff.order)) {
    const amount = await settlePurchase(deps, tx, calledOff, purchase);
    if (amount !== null) back = cents((back ?? 0) + amount);
  }
  return back;
}

/**
 * Settles the money of an order whose disputes may be over: of one that was canceled as `settleCalledOff` does.
 * Of any other, what the bank took for good is a refund that the market bears, until the team says who
 * was at fault. It names the goods where the card paid for all that is left of them and the bank took all of it;
 * else it is goodwill, and credit stays as it is. Of an order that has not left, what was marked
 * short or weighed less meanwhile goes back if the money is ours again; one of which the bank took all waits for the team.
 */
export async function settleDisputed(deps: Deps, tx: Tx, disputed: CalledOff): Promise<void> {
  const { order } = disputed;
  if (order.state === "canceled") {
    await settleCalledOff(deps, tx, disputed);
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

/** What the bank took beyond what is booked of it; null for nothing. */
function planOfLost({ sold, given }: Purchase, taken: Cents): RefundPlan | null {
  const amount = cents(Math.min(taken, cardLeft(sold, given)));
  if (amount <= 0) return null;
  if (leftOf(sold, given).amount > 0) {
    const whole = planRefund(sold, given, restOf(sold, given));
    if (whole.credit === 0 && whole.card === amount) return whole;
  }
  return planGoodwill(sold, given, amount);
}

async function settlePurchase(
  deps: Deps,
  tx: Tx,
  calledOff: CalledOff,
  purchase: Purchase,
): Promise<Cents | null> {
  const { intentId, sold, given } = purchase;
  const holding = await holdingDisputes(tx, intentId);
  if (isUndecided(holding) || !isLeft(leftOf(sold, given))) return null;
  const taken = await takenByBank(tx, intentId);
  const isAllWithUs = taken === 0 && cardLeft(sold, given) > 0;
  if (holding.length === 0 || isAllWithUs) return giveRest(deps, tx, calledOff, purchase);
  const paidBy = { ...calledOff.order, paymentIntentId: intentId };
  const whole = planRefund(sold, given, restOf(sold, given));
  if (whole.card <= taken) {
    await bookBankRefund(deps, tx, paidBy, { plan: whole, lost: holding, cause: "order_canceled" });
    return null;
  }
  // The part counts toward the goods, with which the rest of the money goes back.
  const part = planGoodwill(sold, given, taken);
  await bookBankRefund(deps, tx, paidBy, { plan: part, lost: holding, cause: "dispute" });
  const now = { ...purchase, given: await givenOf(tx, intentId), isPartTaken: true };
  return giveRest(deps, tx, calledOff, now);
}

/** Refunds what is left; where the bank took a part of the payment (`isPartTaken`), a refund that failed cannot be sent as it was. */
async function giveRest(
  deps: Deps,
  tx: Tx,
  { order, actor, reason }: CalledOff,
  { intentId, sold, given, isPartTaken = false }: Purchase & { isPartTaken?: boolean },
): Promise<Cents | null> {
  const failed = await failedOf(tx, intentId);
  // A refund that failed has a way back of its own, unless it was for a part: then all that is left goes in its place.
  if (failed && !isPartTaken && failed.amount >= cardLeft(sold, given)) return null;
  const written = await writeRefund(deps, tx, {
    order,
    intentId,
    actor,
    wish: "rest",
    reason,
    cause: "order_canceled",
    canceled: true,
    replaces: failed?.id,
  });
  return written?.plan.amount ?? null;
}

/** The last refund of a payment that failed and was not made good, if any. */
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

/** What the bank took from us and gave to the customer is a refund that was never sent. */
async function bookBankRefund(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  order: Order,
  { plan, lost, cause }: BankRefund,
): Promise<void> {
  const at = clock.now();
  // The provider refused it because of the dispute; less than it does not make it good.
  const failed = await failedOf(tx, order.paymentIntentId);
  const refund = await insertRefund(tx, order, plan, {
    at,
    reason: "bank_gave_back",
    cause,
    requestedBy: null,
    replaces: failed && failed.amount <= plan.card ? failed.id : undefined,
  });
  await noteOvertaken(tx, order, refund.id);
  // What comes back as credit alone took nothing from the bank, and is made already.
  if (plan.card > 0) await countAsBanks(tx, { ...refund, at }, await unnamedOf(tx, lost));
  // The order stays canceled, or delivered: only its payment follows.
  await followPayment(tx, order.paymentIntentId);
}
