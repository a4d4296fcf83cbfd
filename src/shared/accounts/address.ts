import { z } from "zod";
import { accountsAddress as m } from "#messages/accounts-address.ts";
import { isServedZip } from "../checkout/delivery.ts";
import { lineField, longText, plainText } from "../fields.ts";
import { limits } from "../platform/limits.ts";
import { ADDRESS_LABEL_MAX } from "./address-limits.ts";

/** Addresses one account can keep. */
export const ADDRESSES_MAX = 10;

const long = { error: () => m.tooLong };

/** An address saved for the next orders. */
export const addressSchema = z.strictObject({
  label: lineField(() => m.nameIt)
    .min(1, { error: () => m.nameItSuchAs })
    .max(ADDRESS_LABEL_MAX, long),
  address: lineField(() => m.street)
    .min(1, { error: () => m.street })
    .max(limits.address, long),
  city: lineField(() => m.city)
    .min(1, { error: () => m.city })
    .max(limits.city, long),
  zipCode: lineField(() => m.zipCode)
    .min(1, { error: () => m.zipCode })
    .max(limits.zipMax, long)
    .refine(isServedZip, { error: () => m.california }),
  phone: plainText.max(limits.phone, long).default(""),
  specialInstructions: longText
    .max(limits.specialInstructions, { error: () => m.instructionsTooLong })
    .default(""),
  isDefault: z.boolean().default(false),
});
export type AddressInput = z.output<typeof addressSchema>;
