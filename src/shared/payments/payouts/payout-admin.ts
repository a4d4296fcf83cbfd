import { z } from "zod";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { reasonField } from "../../platform/fields/reason-field.ts";

/** Reverses a payout, with the team's comment for the log. */
export const reversalSchema = z.strictObject({
  payoutId: z.uuid(),
  reason: reasonField(() => m.sayWhy),
});
