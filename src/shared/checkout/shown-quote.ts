import { z } from "zod";
import { checkoutErrors as m } from "#messages/checkout-errors.ts";

/** Which quote was shown or read out: goods, day, place and sum. No other one is paid. `error` says that there is none. */
export const shownQuoteOr = (error: () => string) =>
  z.strictObject({
    checkoutId: z.uuid({ error }),
    revision: z.int().min(1, { error }).max(1_000_000, { error }),
  });

/** The quote of the shopper's own checkout. */
export const shownQuoteSchema = shownQuoteOr(() => m.noPayment);
export type ShownQuote = z.output<typeof shownQuoteSchema>;

/** Whether the card that pays a checkout is to be kept for the next one. */
export const keepCardSchema = z.strictObject({
  checkoutId: z.uuid({ error: () => m.noPayment }),
  keep: z.boolean(),
});
export type KeepCard = z.output<typeof keepCardSchema>;
