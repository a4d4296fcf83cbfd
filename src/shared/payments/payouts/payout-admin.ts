import { z } from "zod";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { atMost, longText } from "../../fields.ts";
import { reasonLimits } from "../../platform/reason-limits.ts";

/** Reverses a payout, with the team's comment for the log. */
export const reversalSchema = z.strictObject({
  payoutId: z.uuid(),
  reason: longText
    .min(reasonLimits.least, { error: () => m.sayWhy })
    .max(reasonLimits.most, atMost(reasonLimits.most)),
});
