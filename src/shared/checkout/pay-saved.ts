import { z } from "zod";
import { checkoutErrors as m } from "#messages/checkout-errors.ts";

/** The total is what the shopper was shown, in cents: no card is charged another one. */
export const paySavedSchema = z.strictObject({
  checkoutId: z.uuid({ error: () => m.noPayment }),
  total: z.int32().positive(),
});
export type PaySaved = z.output<typeof paySavedSchema>;

/** Whether the card that pays a checkout is to be kept for the next one. */
export const keepCardSchema = z.strictObject({
  checkoutId: z.uuid({ error: () => m.noPayment }),
  keep: z.boolean(),
});
export type KeepCard = z.output<typeof keepCardSchema>;
