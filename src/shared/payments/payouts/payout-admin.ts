import { z } from "zod";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { longText } from "../../fields.ts";

/** Takes a payout back, with the team's words for the log. */
export const reversalSchema = z.strictObject({
  payoutId: z.uuid(),
  reason: longText.min(3, { error: () => m.sayWhy }).max(300, { error: () => m.under(300) }),
});
