import { ordersErrors as m } from "#messages/orders-errors.ts";
import { z } from "zod";
import { cartLinesSchema } from "../checkout/checkout.ts";
import { shownQuoteOr } from "../checkout/shown-quote.ts";

/** What a customer wants to add to an order until its cut-off. Prices only say what the customer saw. */
export const additionSchema = z.strictObject({
  number: z.string({ error: () => m.unknownOrder }).max(40, { error: () => m.unknownOrder }),
  items: cartLinesSchema,
});
export type AdditionWish = z.output<typeof additionSchema>;

/** Which quote of an addition is to be paid with the saved card: the one that the customer saw. */
export const payAdditionSchema = shownQuoteOr(() => m.unknownAddition);
export type PayAddition = z.output<typeof payAdditionSchema>;
