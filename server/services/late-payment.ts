import { eq } from "drizzle-orm";
import type { Payer } from "#shared/checkout.ts";
import { feeEntries, latePaymentEntries, refundEntries } from "#shared/ledger.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../deps.ts";
import type { Intent } from "../payments/port.ts";
import { post } from "./ledger.ts";
import { queueMail } from "./outbox.ts";

type LatePayment = {
  intent: Intent;
  /** Names of what was gone. */ items: string[];
  delivery: Payer;
};

/**
 * Money came in that buys nothing: books it, owes it back in full and tells the customer. The refund
 * itself is sent by a job after the commit. Once per payment.
 */
export async function oweRefund(
  deps: Deps,
  tx: Tx,
  { intent, items, delivery }: LatePayment,
): Promise<void> {
  const [owed] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.intentId, intent.id));
  if (owed) return;
  const amount = intent.amountReceived;
  await tx.insert(refunds).values({ intentId: intent.id, amount, reason: "goods_gone" });
  await post(tx, {
    key: `late:${intent.id}`,
    kind: "late_payment",
    orderId: null,
    lines: latePaymentEntries(amount),
  });
  if (intent.chargeId && intent.fee) {
    await post(tx, {
      key: `fee:${intent.chargeId}`,
      kind: "provider_fee",
      orderId: null,
      lines: feeEntries(intent.fee),
    });
  }
  await queueMail(deps, tx, {
    kind: "order_refunded",
    to: delivery.email,
    dedupeKey: `order_refunded:${intent.id}`,
    data: { firstName: delivery.firstName ?? "", amount, items },
  });
  await deps.jobs.enqueue(tx, "sweep_payments", {});
}

type Refund = typeof refunds.$inferSelect;

/** Asks the provider for a refund we owe, under a key that makes it happen once, and books the answer. */
export async function sendRefund(deps: Deps, refund: Refund): Promise<void> {
  const { id: refundId, attempt, intentId, amount } = refund;
  const sent = await deps.payments.refund({ refundId, attempt, intentId, amount });
  await noteRefund(deps, refundId, sent);
}

/** Books what the provider says of a refund; the ledger moves when the money does. */
export async function noteRefund(
  deps: Deps,
  refundId: string,
  { id, state }: { id: string; state: "pending" | "succeeded" | "failed" },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for("update");
    if (!refund || refund.state === state || refund.state === "failed") return;
    await tx
      .update(refunds)
      .set({ state, providerRefundId: id, updatedAt: deps.clock.now() })
      .where(eq(refunds.id, refundId));
    if (state !== "succeeded") return;
    await post(tx, {
      key: `refund:${refundId}`,
      kind: "refund",
      orderId: refund.orderId,
      lines: refundEntries(refund.amount),
    });
    await tx
      .update(payments)
      .set({ state: "refunded" })
      .where(eq(payments.intentId, refund.intentId));
  });
}
