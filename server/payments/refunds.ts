import type Stripe from "stripe";
import { callProvider, isRefused } from "./failures.ts";
import type { Payments, ProviderRefund } from "./port.ts";

/** Refunds over the official SDK. Each carries the id of ours in its metadata. */
export function refundCalls(
  stripe: Stripe,
): Pick<Payments, "refund" | "findRefund" | "readRefund"> {
  return {
    refund: async ({ refundId, attempt, intentId, amount }) => {
      try {
        return await callProvider(async () =>
          refundOf(
            await stripe.refunds.create(
              { payment_intent: intentId, amount, metadata: { refund_id: refundId } },
              { idempotencyKey: `refund:${refundId}:${attempt}` },
            ),
          ),
        );
      } catch (error) {
        if (isRefused(error)) return { id: null, state: "failed" };
        throw error;
      }
    },
    findRefund: ({ refundId, intentId }) =>
      callProvider(async () => {
        for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
          if (refund.metadata?.["refund_id"] === refundId) return refundOf(refund);
        }
        return null;
      }),
    readRefund: (id) =>
      callProvider(async () => refundOf(await stripe.refunds.retrieve(id)), { missing: null }),
  };
}

function refundOf(refund: Stripe.Refund): ProviderRefund {
  const state =
    refund.status === "succeeded"
      ? "succeeded"
      : refund.status === "failed" || refund.status === "canceled"
        ? "failed"
        : "pending";
  return { id: refund.id, state };
}
