import { z } from "zod";
import { cartLinesSchema } from "../checkout/checkout.ts";

/** What a customer wants to add to an order until its cut-off. Prices only say what the customer saw. */
export const additionSchema = z.strictObject({
  number: z.string("Unknown order").max(40, "Unknown order"),
  items: cartLinesSchema,
});
export type AdditionWish = z.output<typeof additionSchema>;

/** Which quote of an addition is to be paid with the saved card: the one that the customer saw. */
export const payAdditionSchema = z.strictObject({
  checkoutId: z.uuid("Unknown addition"),
  revision: z.int().min(1, "Unknown addition").max(1_000_000, "Unknown addition"),
});
export type PayAddition = z.output<typeof payAdditionSchema>;
