import { and, desc, eq, inArray } from "drizzle-orm";
import { type Cents, cents, sumCents } from "#shared/money.ts";
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
import type { disputes } from "#db/schema/payments/disputes.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "../../platform/audit.ts";
import { byTheBank, countAsBanks } from "../../payments/refunds/by-the-bank.ts";
import { followPayment } from "../../payments/refunds/note.ts";
import { insertRefund } from "./insert-refund.ts";
import { writeRefund } from "./refund-order.ts";
import { settleLacking } from "./settle-lacking.ts";
import {
  holdingDisputes,
  NOT_REPLACED,
  type Order,
  type Purchase,
  purchasesOf,
} from "../../payments/refunds/sold.ts";

type CalledOff = { order: Order; actor: Actor; reason: string };

/**
 * Settles the money of an order that was canceled while a payment of it was disputed, be it once or more
 * often: each of its payments by itself. While the bank holds the money nothing happens. When every dispute is over and the money is
 * ours, it is refunded; when the bank gave it to the customer, that counts as the refund, so that farms
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
 * Of one that has left, what the bank took for good is a refund that the market bears, until the team says who
 * was at fault. It names the goods where the card paid for all that is left of them and the bank took all of it;
 * else it is goodwill, and credit stays as it is. Of what has neither left nor was canceled, what it lacked meanwhile goes
 * back if the money is ours again; a lost one waits for the team.
 */
export async function settleDisputed(deps: Deps, tx: Tx, disputed: CalledOff): Promise<void> {
  const { order } = disputed;
  if (order.state === "canceled") await settleCalledOff(deps, tx, disputed);
  if (hasNotLeft(order.state)) await settleLacking(deps, tx, order);
  if (order.state === "canceled" || hasNotLeft(order.state)) return;
  for (const purchase of await purchasesOf(tx, order)) {
    const { intentId } = purchase;
    const lost = await holdingDisputes(tx, intentId);
    if (lost.length === 0 || lost.some(({ status }) => status !== "lost")) continue;
    const taken = cents(sumOf(lost) - (await byTheBank(tx, intentId)));
    const plan = planOfLost(purchase, taken);
    if (!plan) continue;
    const paidBy = { ...order, paymentIntentId: intentId };
    await bookBankRefund(deps, tx, paidBy, { plan, lost, cause: "dispute" });
  }
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

const sumOf = (lost: readonly (typeof disputes.$inferSelect)[]) =>
  sumCents(lost.map(({ amount }) => amount));

async function settlePurchase(
  deps: Deps,
  tx: Tx,
  { order, actor, reason }: CalledOff,
  { intentId, sold, given }: Purchase,
): Promise<Cents | null> {
  const holding = await holdingDisputes(tx, intentId);
  if (holding.some(({ status }) => status !== "lost")) return null;
  if (!isLeft(leftOf(sold, given))) return null;
  if (holding.length > 0) {
    const plan = planRefund(sold, given, restOf(sold, given));
    const paidBy = { ...order, paymentIntentId: intentId };
    return countBankRefund(deps, tx, paidBy, { plan, lost: holding });
  }
  const failed = await failedOf(tx, intentId);
  // A refund that failed has a way back of its own, unless it was for a part: then all that is left goes in its place.
  if (failed && failed.amount >= cardLeft(sold, given)) return null;
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
    .where(and(eq(refunds.intentId, intentId), eq(refunds.state, "failed"), NOT_REPLACED))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(1);
  return failed;
}

/** What the bank took of a canceled order that was disputed as a whole; of less, the team decides. */
async function countBankRefund(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  order: Order,
  { plan, lost }: Pick<BankRefund, "plan" | "lost">,
): Promise<null> {
  if (plan.card > sumOf(lost)) return null;
  await bookBankRefund(deps, tx, order, { plan, lost, cause: "order_canceled" });
  return null;
}

type BankRefund = {
  plan: RefundPlan;
  lost: readonly (typeof disputes.$inferSelect)[];
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
  // What comes back as credit alone took nothing from the bank, and is made already.
  if (plan.card > 0) await countAsBanks(tx, { ...refund, at }, await unnamedOf(tx, lost));
  // The order stays canceled, or delivered: only its payment follows.
  await followPayment(tx, order.paymentIntentId);
}

/** The latest of these disputes that no refund carries yet: each stands for one. */
async function unnamedOf(
  tx: Tx,
  lost: readonly (typeof disputes.$inferSelect)[],
): Promise<string | null> {
  const ids = lost.map(({ id }) => id);
  const named = await tx
    .select({ id: refunds.providerRefundId })
    .from(refunds)
    .where(inArray(refunds.providerRefundId, ids));
  return ids.findLast((id) => named.every((one) => one.id !== id)) ?? null;
}
