import type Stripe from "stripe";
import { cents } from "#shared/money.ts";
import { callProvider, isRefused, refusalCode } from "./failures.ts";
import type { ListedRefund, Payments, ProviderRefund } from "./port.ts";

/** Refunds through the official SDK. Each one carries our refund id in its metadata. */
export function refundCalls(
  stripe: Stripe,
): Pick<Payments, "refund" | "findRefund" | "listRefunds" | "readRefund"> {
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
        if (refusalCode(error) === "charge_disputed") return "disputed";
        if (isRefused(error)) return { id: null, state: "failed" };
        throw error;
      }
    },
    findRefund: async ({ refundId, intentId }) =>
      (await listRefunds(stripe, intentId)).find((refund) => refund.refundId === refundId) ?? null,
    listRefunds: (intentId) => listRefunds(stripe, intentId),
    readRefund: (id) =>
      callProvider(async () => refundOf(await stripe.refunds.retrieve(id)), { missing: null }),
  };
}

function listRefunds(stripe: Stripe, intentId: string): Promise<ListedRefund[]> {
  return callProvider(async () => {
    const rows = stripe.refunds.list({ payment_intent: intentId, limit: 100 });
    const newestFirst = await rows.autoPagingToArray({ limit: 1000 });
    return newestFirst.toReversed().map((refund) => ({
      ...refundOf(refund),
      id: refund.id,
      refundId: refund.metadata?.["refund_id"] ?? null,
      amount: cents(refund.amount),
    }));
  });
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
