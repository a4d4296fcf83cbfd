import { eq } from "drizzle-orm";
import { disputeEntries } from "#shared/ledger.ts";
import { disputes } from "#db/schema/care.ts";
import { orders } from "#db/schema/orders.ts";
import { payments } from "#db/schema/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { post } from "../ledger.ts";

/**
 * Takes in a dispute as the provider tells it now, and books what it moved on our balance, each
 * movement once. The farms keep theirs: a dispute is our loss.
 */
export async function noteDispute(deps: Deps, disputeId: string): Promise<void> {
  const told = await deps.payments.readDispute(disputeId);
  if (!told?.intentId) return;
  const { id, intentId, status, reason, amount, dueBy, movements } = told;
  await inTransaction(deps.db, async (tx) => {
    const [payment] = await tx
      .select({ orderId: orders.id })
      .from(payments)
      .leftJoin(orders, eq(orders.paymentIntentId, payments.intentId))
      .where(eq(payments.intentId, intentId))
      .for("update", { of: payments });
    if (!payment) return;
    await tx
      .insert(disputes)
      .values({ id, intentId, status, reason, amount, dueBy, createdAt: deps.clock.now() })
      .onConflictDoUpdate({
        target: disputes.id,
        set: { status, reason, amount, dueBy, updatedAt: deps.clock.now() },
      });
    for (const movement of movements) {
      await post(tx, {
        key: `dispute:${movement.id}`,
        kind: movement.net < 0 ? "dispute" : "dispute_won",
        orderId: payment.orderId,
        intentId,
        lines: disputeEntries(movement.net),
      });
    }
  });
}
