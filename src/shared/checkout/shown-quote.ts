import { z } from "zod";
import { checkoutErrors as m } from "#messages/checkout-errors.ts";

/** Which quote the shopper was shown: goods, day, place and sum. No other one is paid. */
export const shownQuoteSchema = z.strictObject({
  checkoutId: z.uuid({ error: () => m.noPayment }),
  revision: z
    .int()
    .min(1, { error: () => m.noPayment })
    .max(1_000_000, { error: () => m.noPayment }),
});
export type ShownQuote = z.output<typeof shownQuoteSchema>;

/** Whether the card that pays a checkout is to be kept for the next one. */
export const keepCardSchema = z.strictObject({
  checkoutId: z.uuid({ error: () => m.noPayment }),
  keep: z.boolean(),
});
export type KeepCard = z.output<typeof keepCardSchema>;
