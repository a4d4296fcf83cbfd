import { eq, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { isAnswerable } from "#shared/payments/disputes/dispute.ts";
import { deliveredOn, productDescription } from "#shared/payments/disputes/dispute-evidence.ts";
import { DomainError } from "#shared/errors.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { refuseOwnMoney } from "../refunds/own-money.ts";
import { refundeeOf } from "../refunds/refundee.ts";
import { paidFor } from "../refunds/sold.ts";
import { noteDispute } from "./note-dispute.ts";
import { factsOf } from "./facts.ts";
import { unknownDispute } from "./dispute-detail.ts";

/**
 * Submits the team's text and the collected facts to the bank as evidence, once, then updates the dispute.
 * Throws `not_found`, `conflict` when the bank accepts no more evidence, `forbidden` for what the actor has paid, and
 * `provider_unavailable`.
 */
export async function answerDispute(
  deps: Deps,
  actor: Actor,
  { disputeId, text }: { disputeId: string; text: string },
): Promise<{ status: string }> {
  const { facts, attempt } = await begin(deps, actor, disputeId, {
    action: "dispute.answered",
    detail: { characters: text.length },
  });
  await deps.payments.answerDispute({
    disputeId,
    attempt,
    evidence: {
      customerName: facts.customer.name,
      customerEmail: facts.customer.email,
      shippingAddress: facts.order?.address ?? "",
      shippingDate: deliveredOn(facts),
      productDescription: productDescription(facts),
      text,
    },
  });
  await deps.db
    .update(disputes)
    .set({ answeredAt: deps.clock.now(), answeredBy: actor?.id ?? null })
    .where(eq(disputes.id, disputeId));
  return follow(deps, disputeId);
}

/**
 * Accepts the loss: the bank keeps the money and the dispute is closed. Throws `not_found`, `conflict` when it
 * has already been decided, `forbidden` for what the actor has paid, and `provider_unavailable`.
 */
export async function acceptDispute(
  deps: Deps,
  actor: Actor,
  disputeId: string,
): Promise<{ status: string }> {
  const { attempt } = await begin(deps, actor, disputeId, {
    action: "dispute.accepted",
    detail: {},
  });
  await deps.payments.acceptDispute({ disputeId, attempt });
  return follow(deps, disputeId);
}

type Act = Pick<Parameters<typeof recordAudit>[3], "action"> & { detail: object };

/**
 * Notes who acts before the bank is asked, because what it accepts can no longer be taken back, and counts the attempt,
 * so that each has its own idempotency key: the provider replays old failures under a used one.
 */
async function begin(deps: Deps, actor: Actor, disputeId: string, { action, detail }: Act) {
  const { intentId } = await inTransaction(deps.db, (tx) => refuseOwnDispute(tx, actor, disputeId));
  const facts = await factsOf(deps.db, intentId);
  if (!facts) throw unknownDispute();
  const attempt = await inTransaction(deps.db, async (tx) => {
    const [dispute] = await tx
      .update(disputes)
      .set({ attempts: sql`${disputes.attempts} + 1` })
      .where(eq(disputes.id, disputeId))
      .returning();
    if (!dispute) throw unknownDispute();
    if (!isAnswerable(dispute.status)) {
      throw new DomainError("conflict", m.nothingMore);
    }
    await recordAudit(deps, tx, actor, {
      action,
      subject: { kind: "payment", id: intentId, name: facts.number },
      detail: { dispute: disputeId, ...detail },
    });
    return dispute.attempts;
  });
  return { facts, attempt };
}

/**
 * Returns the dispute. Throws `forbidden` if its money would be the actor's, whatever they bought with it, since an
 * answer could concede the dispute as well as accepting it does, and `not_found`.
 */
async function refuseOwnDispute(tx: Tx, actor: Actor, disputeId: string) {
  const [dispute] = await tx
    .select({ intentId: disputes.intentId })
    .from(disputes)
    .where(eq(disputes.id, disputeId));
  if (!dispute) throw unknownDispute();
  const { intentId } = dispute;
  const [order] = await tx.select({ id: orders.id }).from(orders).where(paidFor(intentId));
  await refuseOwnMoney(tx, actor, await refundeeOf(tx, { orderId: order?.id ?? null, intentId }));
  return dispute;
}

/** Reads the dispute's new status right away instead of waiting for the provider's event. */
async function follow(deps: Deps, disputeId: string): Promise<{ status: string }> {
  await noteDispute(deps, disputeId);
  const [row] = await deps.db
    .select({ status: disputes.status })
    .from(disputes)
    .where(eq(disputes.id, disputeId));
  return { status: row?.status ?? "unknown" };
}
