import { and, eq, ne } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { Cents } from "#shared/money.ts";
import { cents } from "#shared/money.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { ListedRefund } from "#server/payments/port.ts";
import { MADE_AT_PROVIDER, writeForPayment } from "./foreign-refund.ts";
import { noteRefundIn, type Refund, settleTaken } from "./note.ts";
import { lockOrder, NOT_MADE_GOOD, paidFor } from "./sold.ts";

/**
 * Books every refund the provider has made of a payment, once each. Ours are recognized by the id in their
 * metadata; those made at the provider, for example in its dashboard, become refunds of their own with all
 * their consequences. Throws `conflict` when one of ours in progress leaves too little; the event is then
 * retried.
 */
export async function bookProviderRefunds(deps: Deps, intentId: string): Promise<void> {
  const listed = await deps.payments.listRefunds(intentId);
  for (const refund of listed) await bookOne(deps, intentId, refund);
}

async function bookOne(deps: Deps, intentId: string, refund: ListedRefund): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [placed] = await tx.select({ id: orders.id }).from(orders).where(paidFor(intentId));
    const order = placed ? await lockOrder(tx, { intentId }) : null;
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.intentId, intentId))
      .for("update");
    if (!payment) return;
    const known = await knownRow(tx, intentId, refund);
    if (known) {
      await noteRefundIn(deps, tx, known.id, refund);
      if (order && refund.state === "failed") await settleTaken(deps, tx, intentId);
      return;
    }
    // A refund that failed before we knew of it never moved any money.
    if (refund.state === "failed") return;
    await failUnsent(deps, tx, payment, refund.amount);
    const replaces = (await failedLike(tx, intentId, refund.amount)) ?? undefined;
    const written = { intentId, amount: refund.amount, replaces };
    const refundId = order
      ? await deps.purposes.order.writeForeign(deps, tx, order, written)
      : await writeForPayment(deps, tx, written);
    deps.log.warn({ intentId, refundId, reason: MADE_AT_PROVIDER }, "a refund was made elsewhere");
    await noteRefundIn(deps, tx, refundId, refund);
  });
}

/**
 * Finds our refund by the provider's id, by the id in its metadata, or as an unsent one of the same amount,
 * which this one replaces. Null for a failed refund of unknown origin.
 */
async function knownRow(
  tx: Tx,
  intentId: string,
  { id, refundId, amount, state }: ListedRefund,
): Promise<Refund | null> {
  const rows = await tx.select().from(refunds).where(eq(refunds.intentId, intentId)).for("update");
  const byId = rows.find((row) => row.providerRefundId === id);
  const byMetadata = rows.find((row) => row.id === refundId && row.providerRefundId === null);
  const known = byId ?? byMetadata ?? null;
  if (known || state === "failed") return known;
  const isWaiting = (row: Refund) => row.state === "requested" && row.sentAt === null;
  return rows.find((row) => isWaiting(row) && row.amount === amount) ?? null;
}

/** Fails unsent refunds that no longer fit, because their money was refunded elsewhere. */
async function failUnsent(
  deps: Deps,
  tx: Tx,
  { intentId, amountReceived }: typeof payments.$inferSelect,
  amount: Cents,
): Promise<void> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), ne(refunds.state, "failed")));
  let left = amountReceived - rows.reduce((sum, row) => sum + row.amount, 0);
  for (const row of rows) {
    if (left >= amount) return;
    if (row.state !== "requested" || row.sentAt !== null) continue;
    await noteRefundIn(deps, tx, row.id, { id: null, state: "failed" });
    left = cents(left + row.amount);
  }
  if (left < amount) throw new DomainError("conflict", m.anotherRefund);
}

/** A failed refund of the same amount that the new one makes good; null if there is none. */
async function failedLike(tx: Tx, intentId: string, amount: Cents): Promise<Refund | null> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.intentId, intentId),
        eq(refunds.state, "failed"),
        eq(refunds.amount, amount),
        NOT_MADE_GOOD,
      ),
    )
    .orderBy(refunds.createdAt, refunds.id)
    .limit(1);
  return row ?? null;
}
