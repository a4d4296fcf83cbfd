import { z } from "zod";
import { platformSettingsErrors as m } from "#messages/platform/settings/settings-errors.ts";
import { brand } from "../../brand.ts";
import type { Business } from "./business.ts";
import { emailField, lineField } from "../../fields.ts";
import { limits } from "../limits.ts";
import { isOpeningLine } from "./opening-hours.ts";

const needed = (message: () => string, most: number) =>
  lineField(message).min(1, { error: message }).max(most);

/** The part of the settings that identifies the business; defaults come from the brand. */
export const businessFields = {
  /** Who customers buy from; shown in the footer, in emails, on receipts and in the terms. */
  businessName: needed(() => m.nameBusiness, 80).default(brand.name),
  /** Where customers write to, and the reply-to address of our emails. */
  contactEmail: emailField().default(brand.email),
  contactPhone: lineField(() => m.phoneMissing)
    .max(limits.phone, { error: () => m.phoneInvalid })
    .regex(/^\+?[\d ().-]{7,}$/, { error: () => m.phoneInvalid })
    .default(brand.phone),
  contactStreet: needed(() => m.streetAndNumber, 120).default(brand.address.street),
  contactCity: needed(() => m.cityMissing, 80).default(brand.address.city),
  contactState: lineField(() => m.stateMissing)
    .regex(/^[A-Z]{2}$/, { error: () => m.stateAsCa })
    .default(brand.address.state),
  contactZip: lineField(() => m.zipMissing)
    .regex(/^\d{5}(-\d{4})?$/, { error: () => m.zipInvalid })
    .default(brand.address.zipCode),
  /** When someone answers the phone. */
  openingHours: z
    .array(
      z
        .string()
        .trim()
        .refine(isOpeningLine, { error: () => m.hoursLine }),
    )
    .min(1, { error: () => m.hoursMissing })
    .max(7, { error: () => m.sevenLines })
    .default([...brand.hours]),
  /** The business's social network pages; without any, the footer has no such links. */
  socialLinks: z
    .array(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: () => m.socialAddress }))
    .max(6, { error: () => m.sixAddresses })
    .default([]),
};

type BusinessSettings = {
  [Key in keyof typeof businessFields]: z.output<(typeof businessFields)[Key]>;
};

/** The business according to the settings. */
export function businessOf(settings: BusinessSettings): Business {
  return {
    name: settings.businessName,
    email: settings.contactEmail,
    phone: settings.contactPhone,
    address: {
      street: settings.contactStreet,
      city: settings.contactCity,
      state: settings.contactState,
      zipCode: settings.contactZip,
    },
    hours: settings.openingHours,
    social: settings.socialLinks,
  };
}
