import { ordersErrors as m } from "#messages/orders-errors.ts";
import { z } from "zod";
import { cartLinesSchema } from "../checkout/checkout.ts";
import { shownQuoteOr } from "../checkout/shown-quote.ts";

/** What a customer adds to an order before its cut-off. Prices only report what the customer saw. */
export const additionSchema = z.strictObject({
  number: z.string({ error: () => m.unknownOrder }).max(40, { error: () => m.unknownOrder }),
  items: cartLinesSchema,
});
export type AdditionWish = z.output<typeof additionSchema>;

/** Identifies the quote of an addition to pay with the saved card: the one the customer saw. */
export const payAdditionSchema = shownQuoteOr(() => m.unknownAddition);
export type PayAddition = z.output<typeof payAdditionSchema>;
