import { eq, lte, sql } from "drizzle-orm";
import { DISPUTE_OVER } from "#shared/orders/words/cause-words.ts";
import { stopsOrder } from "#shared/payments/disputes/dispute.ts";
import { cents, type Cents, sumCents } from "#shared/money.ts";
import { disputeEntries } from "#shared/payments/ledger.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { payments } from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { ProviderDispute } from "#server/payments/port.ts";
import { post } from "../ledger.ts";
import type { Disputed } from "../purposes.ts";
import { countWaiting } from "../refunds/by-the-bank.ts";
import { type Order, paidFor } from "../refunds/sold.ts";

/** Reads a dispute from the provider and passes it to `noteReading`. */
export async function noteDispute(deps: Deps, disputeId: string): Promise<void> {
  const askedAt = deps.clock.now();
  const dispute = await deps.payments.getDispute(disputeId);
  if (dispute) await noteReading(deps, { askedAt, dispute });
}

/** A dispute as the provider reports it, and when that was requested. */
type Reading = { askedAt: Date; dispute: ProviderDispute };

/**
 * Saves a dispute's current status and posts each of its balance movements once. After the bank's decision,
 * settles the money of an order that was canceled or delivered. Events, the team's responses and refunds read
 * disputes concurrently, so a reading requested before the one already saved is stale and ignored.
 */
export async function noteReading(deps: Deps, { askedAt, dispute }: Reading): Promise<void> {
  const { intentId } = dispute;
  if (!intentId) return;
  await inTransaction(deps.db, async (tx) => {
    // Lock the order before the payment, as every refund does.
    const [order] = await tx.select().from(orders).where(paidFor(intentId)).for("update");
    const [payment] = await tx
      .select({ checkoutId: payments.checkoutId })
      .from(payments)
      .where(eq(payments.intentId, intentId))
      .for("update");
    if (!payment) return;
    const reported = { ...dispute, intentId, askedAt };
    if (!(await writeDispute(deps, tx, reported, order))) return;
    await countWaiting(deps, tx, intentId);
    await followDispute(deps, tx, { ...payment, intentId });
    if (!order) return;
    await deps.purposes.order.settleDisputed(deps, tx, {
      order,
      actor: null,
      reason: DISPUTE_OVER,
    });
  });
}

/** Updates whatever else was bought, such as a gift card: freezes it, restores it or revokes it. */
async function followDispute(deps: Deps, tx: Tx, paid: Disputed): Promise<void> {
  const [checkout] = await tx
    .select({ purpose: checkouts.purpose })
    .from(checkouts)
    .where(eq(checkouts.id, paid.checkoutId));
  if (checkout) await deps.purposes[checkout.purpose].followDispute(deps, tx, paid);
}

/** Returns whether the reading was at least as recent as the one saved before. */
async function writeDispute(
  { clock }: Deps,
  tx: Tx,
  reported: ProviderDispute & { intentId: string; askedAt: Date },
  order: Order | undefined,
): Promise<boolean> {
  const { id, intentId, status, reason, amount, dueBy, movements, askedAt } = reported;
  const now = clock.now();
  const taken = takenBy(movements);
  const closedAt = stopsOrder(status) ? null : now;
  const known = { status, reason, amount, taken, dueBy, closedAt, readAt: askedAt, updatedAt: now };
  const written = await tx
    .insert(disputes)
    .values({ id, intentId, ...known, createdAt: now })
    .onConflictDoUpdate({
      target: disputes.id,
      set: known,
      setWhere: lte(disputes.readAt, sql`excluded.read_at`),
    })
    .returning({ id: disputes.id });
  if (written.length === 0) return false;
  for (const movement of movements) {
    await post(tx, {
      at: now,
      key: `dispute:${movement.id}`,
      kind: movement.net < 0 ? "dispute" : "dispute_won",
      orderId: order?.id ?? null,
      intentId,
      lines: disputeEntries(movement.net),
    });
  }
  return true;
}

/**
 * How much of the disputed money the bank holds: the provider may withdraw less than was disputed, or return
 * part of it.
 */
function takenBy(movements: ProviderDispute["movements"]): Cents {
  return cents(Math.max(0, -sumCents(movements.map(({ amount }) => amount))));
}
