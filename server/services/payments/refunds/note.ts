import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { undone } from "#shared/payments/ledger.ts";
import { refundEntries } from "#shared/payments/refunds/refund-entries.ts";
import type { CreditReason } from "#shared/orders/words/credit-words.ts";
import { cents } from "#shared/money.ts";
import { DISPUTE_OVER } from "#shared/orders/words/cause-words.ts";
import {
  paymentLifecycle,
  type PaymentState,
  refundLifecycle,
} from "#shared/payments/payment-lifecycle.ts";
import { credits } from "#db/schema/payments/credits.ts";
import {
  ledgerEntries,
  ledgerTransactions,
  payments,
  refunds,
} from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { ProviderRefund } from "#server/payments/port.ts";
import { moveCredit } from "../credit/credits.ts";
import { post } from "../ledger.ts";
import { bearerChangeKeys } from "./bearer-keys.ts";
import { holdingDisputes, isUndecided } from "./held.ts";
import { mailFailed, mailSent } from "./refund-mails.ts";
import { lockOrder } from "./sold.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

export type Refund = typeof refunds.$inferSelect;

const EVENT_OF = { pending: "send", succeeded: "succeed", failed: "fail" } as const;

/**
 * Saves the provider's status of a refund; the ledger is updated when the money moves. If the refund fails,
 * even after it succeeded, what farms and the market gave up for it is returned to them. Nothing happens unless
 * the refund still matches `ifStill`, as another process may have settled it.
 */
export async function noteRefund(
  deps: Deps,
  refundId: string,
  answer: ProviderRefund,
  ifStill?: SQL,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [known] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
    if (!known) return;
    // The usual lock order: order, payment, refund.
    if (known.orderId) await lockOrder(tx, { intentId: known.intentId });
    await lockPayment(tx, known.intentId);
    if (ifStill && !(await tx.$count(refunds, and(eq(refunds.id, refundId), ifStill)))) return;
    await noteRefundIn(deps, tx, refundId, answer);
    if (known.orderId && answer.state === "failed") await settleTaken(deps, tx, known.intentId);
  });
}

/**
 * After the bank took part of a payment, the rest may be refunded in place of a refund that failed. The caller
 * has locked the order and the payment.
 */
export async function settleTaken(deps: Deps, tx: Tx, intentId: string): Promise<void> {
  const holding = await holdingDisputes(tx, intentId);
  if (holding.length === 0 || isUndecided(holding)) return;
  // Read again: its state may have changed along with the refund's.
  const order = await lockOrder(tx, { intentId });
  const by = { actor: null, reason: DISPUTE_OVER };
  await deps.purposes.order.settleDisputed(deps, tx, { order, ...by });
}

/** Like `noteRefund`, in the transaction of a caller that has locked the order and the payment. */
export async function noteRefundIn(
  deps: Deps,
  tx: Tx,
  refundId: string,
  { id, state }: ProviderRefund,
): Promise<void> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for("update");
  if (!refund || !refundLifecycle.next(refund.state, EVENT_OF[state])) return;
  const now = deps.clock.now();
  const set = { ...(id && { providerRefundId: id }), updatedAt: now };
  await advance(tx, lifecycles.refund, refund, EVENT_OF[state], { set });
  if (state === "succeeded") {
    await postRefund(tx, refund, now);
    await mailSent(deps, tx, refund);
  }
  if (state === "failed") {
    deps.log.warn({ refundId, intentId: refund.intentId }, "a refund failed");
    await undoRefund(tx, refund, now);
    await mailFailed(deps, tx, { ...refund, providerRefundId: id ?? refund.providerRefundId });
  }
  await followMoney(deps, tx, refund);
}

/** Updates the payment and the order to match the refunds that succeeded. */
export async function followMoney(
  deps: Pick<Deps, "purposes" | "clock">,
  tx: Tx,
  { intentId, orderId }: Pick<Refund, "intentId" | "orderId">,
): Promise<void> {
  await followPayment(tx, intentId);
  if (orderId) await deps.purposes.order.followMoney(deps, tx, orderId);
}

async function lockPayment(tx: Tx, intentId: string): Promise<void> {
  await tx
    .select({ id: payments.intentId })
    .from(payments)
    .where(eq(payments.intentId, intentId))
    .for("update");
}

async function postRefund(tx: Tx, refund: Refund, at: Date): Promise<void> {
  const { id, orderId, intentId, amount } = refund;
  const lines = refundEntries(amount);
  await post(tx, { at, key: `refund:${id}`, kind: "refund", orderId, intentId, lines });
}

/**
 * Reverses a failed refund in the ledger: its money, if it had already been sent, and what the sellers gave up
 * for it.
 */
async function undoRefund(tx: Tx, refund: Refund, at: Date) {
  const { id, orderId, intentId, state, amount } = refund;
  if (state === "succeeded") {
    const lines = undone(refundEntries(amount));
    const key = `refund_failed:${id}`;
    await post(tx, { at, key, kind: "refund_failed", orderId, intentId, lines });
  }
  const taken = await tx
    .select({
      account: ledgerEntries.account,
      farmId: ledgerEntries.farmId,
      authority: ledgerEntries.authority,
      amount: ledgerEntries.amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(inArray(ledgerTransactions.key, [`order_refund:${id}`, ...bearerChangeKeys(refund)]))
    .orderBy(ledgerEntries.id);
  await post(tx, {
    at,
    key: `order_refund_undone:${id}`,
    kind: "order_refund_undone",
    orderId,
    intentId,
    lines: undone(taken),
  });
  await takeCreditBack(tx, refund, at);
}

/** A failed refund gives nothing back, so credit that was part of it is taken back too. */
async function takeCreditBack(tx: Tx, { id, orderId, credit }: Refund, at: Date): Promise<void> {
  if (credit === 0) return;
  const [given] = await tx
    .select({ userId: credits.userId })
    .from(credits)
    .where(eq(credits.key, `refund:${id}`));
  if (!given) return;
  await moveCredit(tx, {
    at,
    userId: given.userId,
    amount: cents(-credit),
    key: `refund_failed:${id}`,
    reason: "taken_back" satisfies CreditReason,
    orderId,
  });
}

/** Payment states after the money arrived; refunds can move a payment from any of them to any other. */
const PAID: readonly PaymentState[] = ["succeeded", "partly_refunded", "refunded"];

/** Sets the payment to partly or fully refunded, according to the refunds that succeeded. */
export async function followPayment(tx: Tx, intentId: string): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.intentId, intentId))
    .for("update");
  if (!payment) return;
  // Summed only once the row is locked, since another refund of the same payment may have been booked in between.
  const [row] = await tx
    .select({ sent: sql<number>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), eq(refunds.state, "succeeded")));
  const sent = row?.sent ?? 0;
  const state: PaymentState =
    sent === 0 ? "succeeded" : sent < payment.amountReceived ? "partly_refunded" : "refunded";
  if (!PAID.includes(payment.state)) return;
  const event = paymentLifecycle.between(payment.state, state);
  if (event) await advance(tx, lifecycles.payment, payment, event);
}
