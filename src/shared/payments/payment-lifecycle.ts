import { defineLifecycle } from "../lifecycle.ts";

/**
 * A payment's state as the provider reports it, in our terms. A report can be missed, so each event is allowed from
 * every state from which the payment can still reach it.
 */
export const paymentLifecycle = defineLifecycle({
  awaiting_method: {
    challenge: "awaiting_action",
    process: "processing",
    succeed: "succeeded",
    cancel: "canceled",
  },
  awaiting_action: {
    fail: "awaiting_method",
    process: "processing",
    succeed: "succeeded",
    cancel: "canceled",
  },
  processing: {
    fail: "awaiting_method",
    challenge: "awaiting_action",
    succeed: "succeeded",
    cancel: "canceled",
  },
  succeeded: { refund_part: "partly_refunded", refund: "refunded" },
  partly_refunded: { refund: "refunded", refund_failed: "succeeded" },
  refunded: { refund_failed: "succeeded", refund_part_failed: "partly_refunded" },
  /** A payment the provider did not know was assumed canceled; the provider's later reports take precedence. */
  canceled: { process: "processing", succeed: "succeeded" },
});
export type PaymentState = (typeof paymentLifecycle.states)[number];
export type PaymentEvent = Parameters<typeof paymentLifecycle.next>[1];
/** States the provider reports for the payment itself; refunded amounts come from our refunds. */
export type ReportedPaymentState = Exclude<PaymentState, "partly_refunded" | "refunded">;

/** A refund that we requested from the provider. */
export const refundLifecycle = defineLifecycle({
  requested: { send: "pending", succeed: "succeeded", fail: "failed" },
  pending: { succeed: "succeeded", fail: "failed" },
  succeeded: { fail: "failed" },
  failed: {},
});
export type RefundState = (typeof refundLifecycle.states)[number];
