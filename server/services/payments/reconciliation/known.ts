import { inArray } from "drizzle-orm";
import type { Known } from "#shared/payments/reconciliation/reconciliation-expected.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { payouts } from "#db/schema/payments/payouts.ts";
import type { Tx } from "#db/client.ts";

/** Our refunds and payouts that are still waiting for a final status from the provider. */
export async function whatIsKnown(tx: Tx): Promise<Known> {
  const [returning, sent] = await Promise.all([
    tx
      .select({
        id: refunds.id,
        providerId: refunds.providerRefundId,
        intentId: refunds.intentId,
        orderId: refunds.orderId,
      })
      .from(refunds)
      .where(inArray(refunds.state, ["requested", "pending"])),
    tx
      .select({ id: payouts.id, reversalId: payouts.reversalId, state: payouts.state })
      .from(payouts)
      .where(inArray(payouts.state, ["sending", "reversing"])),
  ]);
  const ids = [
    ...returning.flatMap(({ id, providerId }) => [id, providerId]),
    ...sent.map(({ id, reversalId, state }) => (state === "sending" ? id : reversalId)),
  ];
  return {
    onTheirWay: new Set(ids.filter((id) => id !== null)),
    goingBack: new Set(
      returning.flatMap(({ orderId, intentId }) => (orderId === null ? [intentId] : [])),
    ),
  };
}
