import { z } from "zod";
import { accountsAddress as m } from "#messages/accounts/saved/address.ts";
import { isServedZip } from "../checkout/delivery.ts";
import { atMost, lineField, longText, plainText } from "../fields.ts";
import { limits } from "../platform/limits.ts";
import { ADDRESS_LABEL_MAX } from "./address-limits.ts";

/** Maximum number of addresses an account can save. */
export const ADDRESSES_MAX = 10;

/** An address saved for future orders. */
export const addressSchema = z.strictObject({
  label: lineField(() => m.nameIt)
    .min(1, { error: () => m.nameItSuchAs })
    .max(ADDRESS_LABEL_MAX, atMost(ADDRESS_LABEL_MAX)),
  address: lineField(() => m.street)
    .min(1, { error: () => m.street })
    .max(limits.address, atMost(limits.address)),
  city: lineField(() => m.city)
    .min(1, { error: () => m.city })
    .max(limits.city, atMost(limits.city)),
  zipCode: lineField(() => m.zipCode)
    .min(1, { error: () => m.zipCode })
    .max(limits.zipMax, atMost(limits.zipMax))
    .refine(isServedZip, { error: () => m.california }),
  phone: plainText.max(limits.phone, atMost(limits.phone)).default(""),
  specialInstructions: longText
    .max(limits.specialInstructions, atMost(limits.specialInstructions))
    .default(""),
  isDefault: z.boolean().default(false),
});
export type AddressInput = z.output<typeof addressSchema>;
