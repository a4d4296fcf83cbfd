import { z } from "zod";
import { platformSettingsErrors as m } from "#messages/platform/settings/settings-errors.ts";
import { lineField } from "../../fields.ts";
import { limits } from "../limits.ts";
import { OWN_DEPOT } from "../own-depot.ts";
import { amount } from "./number-settings.ts";

/** A zip code prefix in California. */
export const zipPrefix = z.string().regex(/^9\d{1,4}$/, { error: () => m.zipPrefix });

/** A part of the delivery area with its own terms. */
export const zoneSchema = z.strictObject({
  name: lineField(() => m.nameZone)
    .min(1, { error: () => m.nameZone })
    .max(60),
  /** Zip code prefixes, two to five digits; the longest match applies. */
  prefixes: z
    .array(zipPrefix)
    .min(1, { error: () => m.prefixMissing })
    .max(200),
  /** Delivery fee in the zone, in cents. */
  feeCents: amount(() => m.feeMissing, 0, 10_000),
  /** Order minimum in the zone, before tax and fee, in cents. */
  minimumCents: amount(() => m.minimumMissing, 0, 50_000),
  /** Delivery weekdays of the zone, Sunday 0, a subset of the market's; all of them if omitted. */
  weekdays: z
    .array(z.number().int().min(0).max(6))
    .min(1, { error: () => m.weekdayMissing })
    .max(7)
    .optional(),
});
export type Zone = z.output<typeof zoneSchema>;

/** Where vans are loaded, start and return to; the map places it at the center of its zip. */
export const depotSchema = z.strictObject({
  name: lineField(() => m.nameDepot)
    .min(1, { error: () => m.nameDepot })
    .max(60),
  street: lineField(() => m.streetMissing)
    .min(1, { error: () => m.streetMissing })
    .max(120),
  zipCode: z.string().regex(/^9\d{4}$/, { error: () => m.zipInCalifornia }),
});
export const DEPOT = { name: OWN_DEPOT, street: "12 Orchard Wharf", zipCode: "94607" };

/** The recipient of donated boxes. */
export const foodBankSchema = z.strictObject({
  name: lineField(() => m.nameFoodBank)
    .min(1, { error: () => m.nameFoodBank })
    .max(60),
  street: lineField(() => m.streetMissing)
    .min(1, { error: () => m.streetMissing })
    .max(120),
  city: lineField(() => m.cityMissing)
    .min(1, { error: () => m.cityMissing })
    .max(limits.city),
  zipCode: z.string().regex(/^9\d{4}$/, { error: () => m.zipInCalifornia }),
  phone: lineField(() => "").max(limits.phone),
});
