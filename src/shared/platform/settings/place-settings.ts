import { z } from "zod";
import { platformSettingsErrors as m } from "#messages/platform-settings-errors.ts";
import { lineField } from "../../fields.ts";
import { limits } from "../limits.ts";
import { OWN_DEPOT } from "../own-depot.ts";

/** An amount in cents, with what is said when it is none. */
export const wholeCents = (error: () => string) =>
  z.number({ error }).int({ error }).min(0, { error });

/** The beginning of a zip code of California. */
export const zipPrefix = z.string().regex(/^9\d{1,4}$/, { error: () => m.zipPrefix });

/** A part of the served area with terms of its own. */
export const zoneSchema = z.strictObject({
  name: lineField(() => m.nameZone)
    .min(1, { error: () => m.nameZone })
    .max(60),
  /** Beginnings of zip codes, two to five digits; the longest that fits an address decides. */
  prefixes: z
    .array(zipPrefix)
    .min(1, { error: () => m.prefixMissing })
    .max(200),
  /** Fee of a delivery there, in cents. */
  feeCents: wholeCents(() => m.feeMissing).max(10_000, { error: () => m.atMost("$100.00") }),
  /** The least an order there must come to before tax and fee, in cents. */
  minimumCents: wholeCents(() => m.minimumMissing).max(50_000, {
    error: () => m.atMost("$500.00"),
  }),
  /** Weekdays with delivery there, Sunday 0, among those of the market; without it all of them. */
  weekdays: z.array(z.number().int().min(0).max(6)).min(1).max(7).optional(),
});
export type Zone = z.output<typeof zoneSchema>;

/** Where vans are loaded, start and come back to; the map takes it at the middle of its zip. */
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

/** Who gets the boxes that households give away. */
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
