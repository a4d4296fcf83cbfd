import { boxesErrors as m } from "#messages/boxes/errors.ts";
import { z } from "zod";
import { addressSchema } from "../accounts/address.ts";
import { BOX_SIZE_IDS } from "./boxes.ts";
import { ALLERGENS } from "../catalog/catalog.ts";
import { WINDOW_IDS } from "../checkout/delivery.ts";
import { dayField } from "../fields.ts";

/** Maximum number of products a household can exclude from its boxes. */
export const NEVER_MAX = 30;

const address = addressSchema.omit({ label: true, isDefault: true });

/** A household's box preferences: everything that can be changed later. */
export const boxPlanSchema = z.strictObject({
  size: z.enum(BOX_SIZE_IDS, { error: () => m.chooseSize }),
  everyWeeks: z.literal([1, 2, 4], { error: () => m.chooseRhythm }),
  weekday: z
    .number()
    .int()
    .min(0)
    .max(6, { error: () => m.chooseDay }),
  window: z.enum(WINDOW_IDS, { error: () => m.chooseWindow }),
  never: z.array(z.int32().positive()).max(NEVER_MAX, { error: () => m.mostLeftOut(NEVER_MAX) }),
  without: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
  cardId: z
    .string({ error: () => m.chooseCard })
    .max(255, { error: () => m.chooseCard })
    .regex(/^pm_[A-Za-z0-9]+$/, { error: () => m.chooseCard }),
  address,
});
export type BoxPlan = z.output<typeof boxPlanSchema>;

/** The plan together with the consent given to it, in the words that were shown. */
export const subscribeSchema = boxPlanSchema.extend({
  consent: z.literal(true, { error: () => m.agreeFirst }),
  consentText: z.string().max(1_000),
});
export type SubscribeInput = z.output<typeof subscribeSchema>;

/** The input for quoting the next charge. */
export const boxTermsSchema = boxPlanSchema
  .pick({ size: true, weekday: true })
  .extend({ zipCode: address.shape.zipCode });
export type BoxTermsInput = z.output<typeof boxTermsSchema>;

export const pauseSchema = z.strictObject({
  until: dayField(() => m.chooseDay),
});
