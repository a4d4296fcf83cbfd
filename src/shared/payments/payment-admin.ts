import { z } from "zod";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { paymentsWords as words } from "#messages/payments-words.ts";
import { atMost, longText } from "../fields.ts";
import { wordTable } from "../labeled.ts";
import { causeWords } from "../orders/cause-words.ts";
import { limits } from "../platform/limits.ts";
import { BEARERS, faultFields, hasReasonForBearer, whyField } from "./refunds/refund-cause.ts";
import { paymentLifecycle, type PaymentState, type RefundState } from "../orders/order.ts";
import { tableInput } from "../platform/table.ts";
import { reasonLimits } from "../platform/reason-limits.ts";

/** What the team's table of payments can be ordered by. */
export const PAYMENT_SORTS = ["createdAt", "amount"] as const;

export const paymentQuery = tableInput(PAYMENT_SORTS).extend({
  state: z.enum(paymentLifecycle.states).optional(),
});
export type PaymentQuery = z.output<typeof paymentQuery>;

export const PAYMENT_WORDS = wordTable(paymentLifecycle.states, () => words.states);

type Refunded = { amount: number; state: RefundState; needsAttention: boolean };

/**
 * What a payment's badge says. Money that was given back but is still with the provider counts as
 * such at once: until it has arrived the payment itself is still "Paid".
 */
export function paymentBadge(
  { state, amountReceived }: { state: PaymentState; amountReceived: number },
  refunds: readonly Refunded[],
): string {
  if (refunds.some((refund) => refund.needsAttention)) return words.refundFailed;
  const isOpen = (refund: Refunded) => refund.state === "requested" || refund.state === "pending";
  if (!refunds.some((refund) => refund.amount > 0 && isOpen(refund))) return PAYMENT_WORDS[state];
  const given = refunds
    .filter((refund) => refund.state !== "failed")
    .reduce((sum, refund) => sum + refund.amount, 0);
  return given < amountReceived ? words.partUnderWay : words.underWay;
}

/** Why money went back, in words; the words of whoever gave it back stand as they are. */
export function refundReasonWords(reason: string): string {
  const known: Readonly<Record<string, string>> = words.refundReasons;
  return known[reason] ?? causeWords(reason).replaceAll("_", " ");
}

export const refundSchema = z
  .strictObject({
    intentId: z.string().min(1).max(255),
    /** Made by the form, so that a repeated request gives back once. */
    key: z.uuid().optional(),
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
    /** The team's words beside the cause, for the log. */
    reason: longText.max(reasonLimits.most, atMost(reasonLimits.most)).default(""),
    ...faultFields,
  })
  .refine(...hasReasonForBearer);

/** Who bears a refund from now on, and why. */
export const changeBearerSchema = z.strictObject({
  refundId: z.uuid({ error: () => m.unknownRefund }),
  bearer: z.enum(BEARERS),
  reason: whyField,
});

/** A refund that failed, by our id. */
export const failedRefundSchema = z.strictObject({
  refundId: z.uuid({ error: () => m.unknownRefund }),
});

export const cancelSchema = z.strictObject({ number: z.string().min(1).max(40), reason: whyField });
