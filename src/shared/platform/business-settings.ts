import { z } from "zod";
import { brand } from "../brand.ts";
import type { Business } from "./business.ts";
import { emailField, lineField } from "../fields.ts";
import { limits } from "./limits.ts";
import { isOpeningLine } from "./opening-hours.ts";

const needed = (message: string, most: number) => lineField(message).min(1, message).max(most);

const ADDRESS = "Please enter an address as https://www.instagram.com/your-market";

/** The part of the settings that says who answers customers; each starts as the brand has it. */
export const businessFields = {
  /** Who customers buy from: shown in the footer, in emails, on receipts and in the terms. */
  businessName: needed("Please name the business", 80).default(brand.name),
  /** Where customers write to, and where answers to our emails go. */
  contactEmail: emailField("Please enter a valid email address").default(brand.email),
  contactPhone: lineField("Please enter a telephone number")
    .max(limits.phone, "Please enter a valid telephone number")
    .regex(/^\+?[\d ().-]{7,}$/, "Please enter a valid telephone number")
    .default(brand.phone),
  contactStreet: needed("Please enter street and number", 120).default(brand.address.street),
  contactCity: needed("Please enter the city", 80).default(brand.address.city),
  contactState: lineField("Please enter the state")
    .regex(/^[A-Z]{2}$/, "Please enter the state as CA")
    .default(brand.address.state),
  contactZip: lineField("Please enter the zip code")
    .regex(/^\d{5}(-\d{4})?$/, "Please enter a valid zip code")
    .default(brand.address.zipCode),
  /** When someone answers the telephone. */
  openingHours: z
    .array(z.string().trim().refine(isOpeningLine, "Please enter a line as Mon-Fri 9am-6pm"))
    .min(1, "Please enter at least one line, such as Mon-Fri 9am-6pm")
    .max(7, "Please enter at most seven lines")
    .default([...brand.hours]),
  /** The business's own pages on social networks; without any the footer has no such links. */
  socialLinks: z
    .array(z.url({ protocol: /^https$/, hostname: z.regexes.domain, message: ADDRESS }))
    .max(6, "Please enter at most six addresses")
    .default([]),
};

type BusinessSettings = {
  [Key in keyof typeof businessFields]: z.output<(typeof businessFields)[Key]>;
};

/** The business as the settings have it. */
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
