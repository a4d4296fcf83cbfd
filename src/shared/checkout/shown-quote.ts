import { z } from "zod";
import { checkoutErrors as m } from "#messages/checkout/errors.ts";
import { cardIdField } from "../payments/cards/card-id.ts";

/**
 * Identifies the quote that was shown or read out: goods, day, place and total. Only that one can be paid. `error`
 * is the message if there is none.
 */
export const shownQuoteOr = (error: () => string) =>
  z.strictObject({
    checkoutId: z.uuid({ error }),
    revision: z.int().min(1, { error }).max(1_000_000, { error }),
  });

/** The quote of the shopper's own checkout. */
export const shownQuoteSchema = shownQuoteOr(() => m.noPayment);
export type ShownQuote = z.output<typeof shownQuoteSchema>;

/** Pays the shopper's own checkout with a saved card: the quote and the card that were shown. */
export const paySavedSchema = shownQuoteSchema.extend({ cardId: cardIdField });
export type PaySaved = z.output<typeof paySavedSchema>;

/** Whether to save the card that pays for a checkout. */
export const keepCardSchema = z.strictObject({
  checkoutId: z.uuid({ error: () => m.noPayment }),
  keep: z.boolean(),
});
export type KeepCard = z.output<typeof keepCardSchema>;
