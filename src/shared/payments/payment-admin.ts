import { z } from "zod";
import { longText } from "../fields.ts";
import { limits } from "../platform/limits.ts";
import { paymentLifecycle, type PaymentState, type RefundState } from "../orders/order.ts";
import { tableInput } from "../platform/table.ts";

/** What the team's table of payments can be ordered by. */
export const PAYMENT_SORTS = ["createdAt", "amount"] as const;

export const paymentQuery = tableInput(PAYMENT_SORTS).extend({
  state: z.enum(paymentLifecycle.states).optional(),
});
export type PaymentQuery = z.output<typeof paymentQuery>;

export const PAYMENT_WORDS: Record<PaymentState, string> = {
  awaiting_method: "Not paid",
  awaiting_action: "At the bank",
  processing: "On its way",
  succeeded: "Paid",
  partly_refunded: "Refunded in part",
  refunded: "Refunded",
  canceled: "Canceled",
};

type Refunded = { amount: number; state: RefundState; needsAttention: boolean };

/**
 * What a payment's badge says. Money that was given back but is still with the provider counts as
 * such at once: until it has arrived the payment itself is still "Paid".
 */
export function paymentBadge(
  { state, amountReceived }: { state: PaymentState; amountReceived: number },
  refunds: readonly Refunded[],
): string {
  if (refunds.some((refund) => refund.needsAttention)) return "Refund failed";
  const isOpen = (refund: Refunded) => refund.state === "requested" || refund.state === "pending";
  if (!refunds.some((refund) => refund.amount > 0 && isOpen(refund))) return PAYMENT_WORDS[state];
  const given = refunds
    .filter((refund) => refund.state !== "failed")
    .reduce((sum, refund) => sum + refund.amount, 0);
  return given < amountReceived ? "Refund in part under way" : "Refund under way";
}

/** Why money goes back, in the team's words; the log keeps it. */
const reason = longText.min(3, "Please say why").max(300, "Please keep it under 300 characters");

export const refundSchema = z.strictObject({
  intentId: z.string().min(1).max(255),
  wish: z.union([
    z.literal("rest"),
    z.strictObject({
      lines: z
        .array(
          z.strictObject({
            productId: z.int32().positive(),
            quantity: z.int().min(1).max(limits.unitsPerLine),
          }),
        )
        .max(100),
      delivery: z.boolean(),
    }),
  ]),
  reason,
});

/** A refund that failed, by our id. */
export const failedRefundSchema = z.strictObject({ refundId: z.uuid("Unknown refund") });

export const cancelSchema = z.strictObject({ number: z.string().min(1).max(40), reason });
