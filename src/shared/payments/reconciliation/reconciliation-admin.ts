import { z } from "zod";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { reasonField } from "../../platform/fields/reason-field.ts";

/** Explains why a difference is correct, with the team's comment for the log. */
export const explainSchema = z.strictObject({
  id: z.string().min(1).max(300),
  reason: reasonField(() => m.sayWhy),
});
