import type { CreditReason } from "#shared/orders/words/credit-words.ts";
import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { refundCreditedEntries } from "#shared/payments/refunds/refund-entries.ts";
import { cents, formatUsd, NO_MONEY } from "#shared/money.ts";
import type { Fault } from "#shared/payments/refunds/refund-cause.ts";
import type { RefundTo } from "#shared/orders/order-problem.ts";
import { payments, receipts, refunds } from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { moveCredit } from "../../payments/credit/credits.ts";
import { post } from "../../payments/ledger.ts";
import { queueMail } from "../../mail/outbox.ts";
import { takenByBank } from "../../payments/refunds/held.ts";
import type { Refund } from "../../payments/refunds/note.ts";
import { cancelIfOver, moverOf, writeRefund, type WrittenRefund } from "./refund-order.ts";
import { stillOwed } from "./still-owed.ts";
import { refundeeOf } from "../../payments/refunds/refundee.ts";
import { givenOf, lockForRefund, lockOrder, NOT_MADE_GOOD } from "../../payments/refunds/sold.ts";
import { refuseOwnMoney } from "../../payments/refunds/own-money.ts";

/** Refund reasons by destination: ids of `causeWords`. */
const REASON = { card: "sent_again", credit: "as_credit" } as const;
const ACTION = { card: "refund.sent_again", credit: "refund.credited" } as const;

/**
 * Makes good a failed refund, once: sends it again as a new refund, or gives the customer the amount as credit.
 * Ledger, audit log and email are written in the same transaction. For an order, only what can still be refunded is
 * given. Throws `not_found`; `conflict` if the refund did not fail or was already made good, too little is left, or
 * the payment is disputed; `invalid` for credit to a customer without an account; and `forbidden` for the actor's own
 * money.
 */
export async function makeGood(
  deps: Deps,
  actor: Actor,
  { refundId, to }: { refundId: string; to: RefundTo },
): Promise<WrittenRefund> {
  return inTransaction(deps.db, async (tx) => {
    const failed = await lockFailed(tx, refundId);
    const refundee = await refundeeOf(tx, failed);
    await refuseOwnMoney(tx, actor, refundee);
    const { userId, order } = refundee;
    if (to === "credit" && userId === null) {
      throw new DomainError("invalid", m.noAccountForCredit);
    }
    const written = failed.orderId
      ? await ofOrder(deps, tx, { actor, failed, to })
      : await ofPayment(deps, tx, { actor, failed, to });
    await recordAudit(deps, tx, actor, {
      action: ACTION[to],
      subject: {
        kind: "payment",
        id: failed.intentId,
        name: order?.number ?? (await receiptNumberOf(tx, failed)),
      },
      detail: { amount: written.amount, failed: refundId, refund: written.refundId },
    });
    return written;
  });
}

/** How a payment without an order is named: by its receipt number, or by its own id if it has no receipt. */
async function receiptNumberOf(tx: Tx, { intentId }: Refund): Promise<string> {
  const [receipt] = await tx
    .select({ number: receipts.number })
    .from(receipts)
    .where(eq(receipts.paymentIntentId, intentId));
  return receipt?.number ?? intentId;
}

/** Locks order, payment and refund, in that order as everywhere, to avoid deadlocks. Throws as `makeGood` does. */
async function lockFailed(tx: Tx, refundId: string): Promise<Refund> {
  const [known] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
  if (!known) throw new DomainError("not_found", m.noRefund);
  if (known.orderId) await lockOrder(tx, { intentId: known.intentId });
  await lockForRefund(tx, known.intentId);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for("update");
  const [open] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.id, refundId), eq(refunds.state, "failed"), NOT_MADE_GOOD));
  if (!refund || !open) throw new DomainError("conflict", m.alreadyMadeGood);
  return refund;
}

type MakingGood = { actor: Actor; failed: Refund; to: RefundTo };

/** Refunds an order's goods again: the failure had reversed the refund in the books of farms and market. */
async function ofOrder(
  deps: Deps,
  tx: Tx,
  { actor, failed, to }: MakingGood,
): Promise<WrittenRefund> {
  const order = await lockOrder(tx, { intentId: failed.intentId });
  const wish = await stillOwed(tx, order, failed);
  if (!wish) throw new DomainError("conflict", m.nothingToRefund);
  const written = await writeRefund(deps, tx, {
    order,
    what: {
      wish,
      intentId: failed.intentId,
      reason: REASON[to],
      ...faultOf(failed),
      money: { kind: "again", to, replaces: failed.id },
    },
    by: { actor },
    notice: "refund",
  });
  if (!written) throw new DomainError("conflict", m.nothingToRefund);
  await cancelIfOver(deps, tx, { order, written, mover: moverOf(deps, actor, REASON[to]) });
  return { refundId: written.refundId, amount: written.plan.amount };
}

/** The failed refund's cause and bearer, which the new refund keeps. */
function faultOf({ id, cause, bearer, bearerReason }: Refund): Fault {
  if (!cause || !bearer) throw new Error(`Refund ${id} is of an order and has no cause`);
  return { cause, bearer, bearerReason: bearerReason ?? undefined };
}

/** Refunds a payment without an order again, such as a late payment or a deposit. */
async function ofPayment(
  deps: Deps,
  tx: Tx,
  { actor, failed, to }: MakingGood,
): Promise<WrittenRefund> {
  const { intentId, amount } = failed;
  await refuseMoreThanLeft(tx, failed);
  const isCredit = to === "credit";
  const now = deps.clock.now();
  const [row] = await tx
    .insert(refunds)
    .values({
      intentId,
      amount: isCredit ? NO_MONEY : amount,
      credit: isCredit ? amount : NO_MONEY,
      state: isCredit ? "succeeded" : "requested",
      reason: REASON[to],
      requestedBy: actor?.id ?? null,
      replaces: failed.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: refunds.id });
  if (!row) throw new Error("A refund could not be written");
  if (isCredit) await creditInstead(deps, tx, failed, row.id);
  else await deps.jobs.enqueue(tx, "sweep_payments", {});
  return { refundId: row.id, amount };
}

/** Throws `conflict` if less is left: part of the money may have been returned at the provider or by the bank. */
async function refuseMoreThanLeft(tx: Tx, { intentId, amount }: Refund): Promise<void> {
  const [payment] = await tx
    .select({ received: payments.amountReceived })
    .from(payments)
    .where(eq(payments.intentId, intentId));
  const given = await givenOf(tx, intentId);
  const taken = await takenByBank(tx, intentId);
  const left = cents((payment?.received ?? 0) - given.amount - taken);
  if (amount <= left) return;
  throw new DomainError("conflict", m.onlyLeft(formatUsd(left)));
}

async function creditInstead(
  deps: Deps,
  tx: Tx,
  { intentId, amount, orderId }: Refund,
  refundId: string,
): Promise<void> {
  const { userId, email } = await refundeeOf(tx, { orderId, intentId });
  if (userId === null) throw new DomainError("invalid", m.customerWithoutAccount);
  const at = deps.clock.now();
  const reason: CreditReason = "refund_failed";
  const key = `refund:${refundId}`;
  await moveCredit(tx, { userId, amount, key, reason, orderId: null, at });
  await post(tx, {
    at,
    key: `refund_credited:${refundId}`,
    kind: "refund_credited",
    orderId: null,
    intentId,
    lines: refundCreditedEntries(amount),
  });
  await queueMail(deps, tx, {
    kind: "credit_given",
    to: email,
    dedupeKey: `credit_given:${refundId}`,
    data: { amount, reason, url: `${deps.publicUrl}/dashboard/customer/credit` },
  });
}
