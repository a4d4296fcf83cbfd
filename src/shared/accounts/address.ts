import { z } from "zod";
import { isServedZip } from "../checkout/delivery.ts";
import { lineField, longText, plainText } from "../fields.ts";
import { limits } from "../platform/limits.ts";

/** Addresses one account can keep. */
export const ADDRESSES_MAX = 10;

const LONG = "This text is too long";

/** An address saved for the next orders. */
export const addressSchema = z.strictObject({
  label: lineField("Give it a name").min(1, "Give it a name, such as Home").max(30, LONG),
  address: lineField("Enter a street and house number")
    .min(1, "Enter a street and house number")
    .max(limits.address, LONG),
  city: lineField("Enter a city").min(1, "Enter a city").max(limits.city, LONG),
  zipCode: lineField("Enter a zip code")
    .min(1, "Enter a zip code")
    .max(limits.zipMax, LONG)
    .refine(isServedZip, "We deliver in California: enter a zip code between 90001 and 96162"),
  phone: plainText.max(limits.phone, LONG).default(""),
  specialInstructions: longText
    .max(limits.specialInstructions, "Please keep instructions under 500 characters")
    .default(""),
  isDefault: z.boolean().default(false),
});
export type AddressInput = z.output<typeof addressSchema>;
