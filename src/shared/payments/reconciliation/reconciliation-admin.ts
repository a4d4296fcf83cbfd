import { z } from "zod";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { atMost, longText } from "../../fields.ts";
import { reasonLimits } from "../../platform/reason-limits.ts";

/** Explains why a difference is correct, with the team's comment for the log. */
export const explainSchema = z.strictObject({
  id: z.string().min(1).max(300),
  reason: longText
    .min(reasonLimits.least, { error: () => m.sayWhy })
    .max(reasonLimits.most, atMost(reasonLimits.most)),
});
