import { ordersErrors as m } from "#messages/orders/errors.ts";
import { z } from "zod";
import { cartLinesSchema } from "../checkout/checkout.ts";
import { shownQuoteOr } from "../checkout/shown-quote.ts";
import { cardIdField } from "../payments/cards/card-id.ts";

/** What a customer adds to an order before its cut-off. Prices only report what the customer saw. */
export const additionSchema = z.strictObject({
  number: z.string({ error: () => m.unknownOrder }).max(40, { error: () => m.unknownOrder }),
  items: cartLinesSchema,
});
export type AdditionWish = z.output<typeof additionSchema>;

/** Pays an addition with a saved card: the quote and the card that the customer saw. */
export const payAdditionSchema = shownQuoteOr(() => m.unknownAddition).extend({
  cardId: cardIdField,
});
export type PayAddition = z.output<typeof payAdditionSchema>;
