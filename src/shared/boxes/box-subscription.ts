import { z } from "zod";
import { addressSchema } from "../accounts/address.ts";
import { BOX_SIZE_IDS } from "./boxes.ts";
import { ALLERGENS } from "../catalog/catalog.ts";
import { WINDOW_IDS } from "../checkout/delivery.ts";
import { dayField } from "../fields.ts";

/** Products a household can keep out of its boxes. */
export const NEVER_MAX = 30;

const address = addressSchema.omit({ label: true, isDefault: true });

/** How a household wants its boxes: everything that can be changed later. */
export const boxPlanSchema = z.strictObject({
  size: z.enum(BOX_SIZE_IDS, "Please choose a size"),
  everyWeeks: z.literal([1, 2, 4], "Please choose how often it comes"),
  weekday: z.number().int().min(0).max(6, "Please choose a day"),
  window: z.enum(WINDOW_IDS, "Please choose a delivery window"),
  never: z
    .array(z.int32().positive())
    .max(NEVER_MAX, `At most ${NEVER_MAX} things can be left out`),
  without: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
  cardId: z
    .string("Please choose a card")
    .max(255, "Please choose a card")
    .regex(/^pm_[A-Za-z0-9]+$/, "Please choose a card"),
  address,
});
export type BoxPlan = z.output<typeof boxPlanSchema>;

/** The plan with the consent that was given to it, in the words that were shown. */
export const subscribeSchema = boxPlanSchema.extend({
  consent: z.literal(true, "Please agree to the charges first"),
  consentText: z.string().max(1_000),
});
export type SubscribeInput = z.output<typeof subscribeSchema>;

/** What the next charge is asked about. */
export const boxTermsSchema = boxPlanSchema
  .pick({ size: true, weekday: true })
  .extend({ zipCode: address.shape.zipCode });
export type BoxTermsInput = z.output<typeof boxTermsSchema>;

export const pauseSchema = z.strictObject({
  until: dayField("Please choose a day"),
});
