import { eq } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { isRecord } from "#shared/is-record.ts";
import { bearerChangedEntries } from "#shared/payments/refunds/refund-entries.ts";
import { type Bearer, bearerOf, undoesSale } from "#shared/payments/refunds/refund-cause.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { type AccountActor, auditsOf, isActorOf, recordAudit } from "../../platform/audit/audit.ts";
import { post } from "../ledger.ts";
import { bearerChangeKey } from "./bearer-keys.ts";
import { lockOrder } from "./sold.ts";
import { type RefundedGoods, refundedGoods, wouldPayUnharvested } from "./undone.ts";

type Change = { refundId: string; bearer: Bearer; reason: string };

/**
 * Lets the team decide that someone else bears a refund of an order, even long after it was made: its cost
 * moves in the books, to the cent, and the customer's money is not touched. Repeating the latest change, by the same
 * actor for the same reason, changes nothing. Throws `not_found`; throws `conflict` when the bearer is the same
 * otherwise, the refund contains nothing that the new bearer could bear, its goods are on sale again unharvested so the
 * sale must stay undone, or the refund failed.
 */
export async function changeBearer(
  deps: Deps,
  actor: AccountActor,
  { refundId, bearer: to, reason }: Change,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { refund, from, cause, orderId } = await lockRefund(tx, refundId);
    if (refund.state === "failed") throw new DomainError("conflict", m.refundUndone);
    if (from === to) {
      if (await isLatestChange(tx, actor, { refund, bearer: to, reason })) return;
      throw new DomainError("conflict", m.sameBearer);
    }
    const goods = await refundedGoods(tx, refund);
    const given = { lines: goods, delivery: refund.delivery };
    if (!canMove(given, from, to)) throw new DomainError("conflict", m.nothingToMove);
    if (
      undoesSale(from) &&
      !undoesSale(to) &&
      (await wouldPayUnharvested(tx, { orderId, goods }))
    ) {
      throw new DomainError("conflict", m.notHarvested);
    }
    const nth = refund.bearerChanges + 1;
    const now = deps.clock.now();
    await post(tx, {
      at: now,
      key: bearerChangeKey(refundId, nth),
      kind: "bearer_changed",
      orderId,
      intentId: refund.intentId,
      lines: bearerChangedEntries(given, from, to),
    });
    const bearerReason = to === bearerOf(cause) ? null : reason;
    await tx
      .update(refunds)
      .set({ bearer: to, bearerReason, bearerChanges: nth, updatedAt: now })
      .where(eq(refunds.id, refundId));
    const [order] = await tx
      .select({ number: orders.number })
      .from(orders)
      .where(eq(orders.id, orderId));
    await recordAudit(deps, tx, actor, {
      action: "refund.bearer_changed",
      subject: { kind: "payment", id: refund.intentId, name: order?.number ?? refund.intentId },
      detail: { refund: refundId, bearer: { from, to }, reason },
    });
  });
}

type Repeated = Pick<Change, "bearer" | "reason"> & { refund: { id: string; intentId: string } };

/** Whether the refund's latest change of bearer is this one: an earlier call whose response was lost. */
async function isLatestChange(
  tx: Tx,
  actor: AccountActor,
  { refund, bearer, reason }: Repeated,
): Promise<boolean> {
  const subject = { kind: "payment", id: refund.intentId };
  const changes = await auditsOf(tx, "refund.bearer_changed", subject);
  const latest = changes.find(({ detail }) => detail["refund"] === refund.id);
  return (
    latest !== undefined &&
    isActorOf(actor, latest) &&
    latest.detail["reason"] === reason &&
    isRecord(latest.detail["bearer"]) &&
    latest.detail["bearer"]["to"] === bearer
  );
}

/** Goodwill always stays with the market, and a delivery fee can only move between market and carrier. */
function canMove(
  { lines, delivery }: { lines: RefundedGoods; delivery: number },
  from: Bearer,
  to: Bearer,
): boolean {
  const hasPrice = lines.some(({ farmShare, commission }) => farmShare + commission > 0);
  return hasPrice || (delivery > 0 && (from === "carrier" || to === "carrier"));
}

/** Locks in the same order as refunds do: the order, then the refund. */
async function lockRefund(tx: Tx, refundId: string) {
  const [known] = await tx
    .select({ intentId: refunds.intentId, orderId: refunds.orderId })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  if (!known?.orderId) throw new DomainError("not_found", m.unknownRefund);
  await lockOrder(tx, { intentId: known.intentId });
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for("update");
  if (!refund?.orderId || !refund.bearer || !refund.cause) {
    throw new DomainError("not_found", m.unknownRefund);
  }
  const { orderId, bearer: from, cause } = refund;
  return { refund: { ...refund, orderId }, from, cause, orderId };
}
