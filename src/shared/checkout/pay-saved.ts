import { z } from "zod";

/** The total is what the shopper was shown, in cents: no card is charged another one. */
export const paySavedSchema = z.strictObject({
  checkoutId: z.uuid("We cannot find that payment"),
  total: z.int32().positive(),
});
export type PaySaved = z.output<typeof paySavedSchema>;

/** Whether the card that pays a checkout is to be kept for the next one. */
export const keepCardSchema = z.strictObject({
  checkoutId: z.uuid("We cannot find that payment"),
  keep: z.boolean(),
});
export type KeepCard = z.output<typeof keepCardSchema>;
