import { z } from "zod";
import { platformSettingsErrors as m } from "#messages/platform-settings-errors.ts";
import { platformSettingsWords } from "#messages/platform-settings-words.ts";
import { OWN_DEPOT } from "./own-depot.ts";
import { businessFields } from "./business/business-settings.ts";
import { DEFAULT_CALENDAR } from "../checkout/delivery.ts";
import { dayField, lineField } from "../fields.ts";
import { limits } from "./limits.ts";
import { cents } from "../money.ts";
import { DEFAULT_RATES, type Rates } from "../checkout/tax/rates.ts";
import { bookFields } from "../payments/books/book-accounts.ts";
import { referralFields } from "../payments/referrals/referral.ts";
import type { Day } from "../time.ts";
import { taxRatesOf } from "../checkout/tax/tax-rates.ts";
import { taxFields } from "../checkout/tax/tax-settings.ts";

const wholeCents = (error: () => string) => z.number({ error }).int({ error }).min(0, { error });

const zipPrefix = z.string().regex(/^9\d{1,4}$/, { error: () => m.zipPrefix });

/** A part of the served area with terms of its own. */
const zoneSchema = z.strictObject({
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

/** Deliveries that one window of a day can take. */
const capacity = z
  .number({ error: () => m.numberMissing })
  .int()
  .min(0)
  .max(100_000, { error: () => m.tooMany });
const CAPACITY = 400;

const holdPercent = z
  .number({ error: () => m.shareMissing })
  .int()
  .min(1, { error: () => m.atLeast(m.percent(1)) })
  .max(100, { error: () => m.atMost(m.percent(100)) });

/** Where vans are loaded, start and come back to; the map takes it at the middle of its zip. */
const depotSchema = z.strictObject({
  name: lineField(() => m.nameDepot)
    .min(1, { error: () => m.nameDepot })
    .max(60),
  street: lineField(() => m.streetMissing)
    .min(1, { error: () => m.streetMissing })
    .max(120),
  zipCode: z.string().regex(/^9\d{4}$/, { error: () => m.zipInCalifornia }),
});
const DEPOT = { name: OWN_DEPOT, street: "12 Orchard Wharf", zipCode: "94607" };

/** Who gets the boxes that households give away. */
const foodBankSchema = z.strictObject({
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

/** What an admin may set without a release. A missing key takes the specification's value. */
export const settingsSchema = z.object({
  ...businessFields,
  /** Sales tax on all that `taxRates` says nothing of, in basis points (spec section 9: 8.75% of everything). */
  taxBps: z
    .number({ error: () => m.rateMissing })
    .int()
    .min(0, { error: () => m.atLeast(m.percent(0)) })
    .max(2_500, { error: () => m.atMost(m.percent(25)) })
    .default(DEFAULT_RATES.taxBps),
  ...taxFields,
  /** Fee of a delivery in cents (spec section 9: free). */
  deliveryFeeCents: z.number().int().min(0).max(10_000).default(DEFAULT_RATES.deliveryFee),
  /** Weekdays with delivery, Sunday 0. */
  deliveryWeekdays: z
    .array(z.number().int().min(0).max(6))
    .max(7)
    .default([...DEFAULT_CALENDAR.weekdays]),
  /** Days without delivery, `YYYY-MM-DD`. */
  holidays: z
    .array(dayField(() => m.daysAs))
    .max(100)
    .default([...DEFAULT_CALENDAR.holidays]),
  /** Deliveries that come on another day; the zones of the first day's weekday are delivered on it. */
  movedDays: z
    .array(
      z
        .strictObject({
          from: dayField(() => m.dayMoved),
          to: dayField(() => m.dayComes),
        })
        .refine(({ from, to }) => from !== to, { error: () => m.anotherDay }),
    )
    .max(100)
    .refine((moved) => new Set(moved.map(({ from }) => from)).size === moved.length, {
      error: () => m.movedOnce,
    })
    .default([]),
  /** Days from today to the earliest delivery (spec section 3: today + 2). */
  leadDays: z.number().int().min(1).max(14).default(DEFAULT_CALENDAR.leadDays),
  /**
   * Days from the cut-off of a weekly box to its delivery. Two more than for other orders, so that
   * a declined card can be tried again on the next two days.
   */
  boxLeadDays: z.number().int().min(3).max(14).default(4),
  /** How many days ahead can be chosen. */
  horizonDays: z.number().int().min(1).max(60).default(DEFAULT_CALENDAR.horizonDays),
  /** Places of each window of a day, in deliveries. A change counts for days to come at once. */
  windowCapacities: z
    .strictObject({ morning: capacity, afternoon: capacity, evening: capacity })
    .default({ morning: CAPACITY, afternoon: CAPACITY, evening: CAPACITY }),
  /** The least an order must come to before tax and fee, in cents (spec: none). */
  minimumCents: wholeCents(() => m.minimumMissing)
    .max(50_000, { error: () => m.atMost("$500.00") })
    .default(0),
  depot: depotSchema.default(DEPOT),
  /** Null: households cannot give boxes away. */
  foodBank: foodBankSchema.nullable().default(null),
  /** Beginnings of zip codes of California where we do not come yet (spec: none, all are served). */
  unservedPrefixes: z.array(zipPrefix).max(500).default([]),
  /** Parts of the area with their own fee, minimum and weekdays (spec: none, free everywhere). */
  zones: z.array(zoneSchema).max(100).default([]),
  /**
   * Our share of every farm's sales, in basis points (15 to 20%). Null leaves each farm the rate
   * it agreed to. Frozen on the lines of an order when it is quoted.
   */
  commissionBps: z
    .number()
    .int()
    .min(1_500, { error: () => m.atLeast(m.percent(15)) })
    .max(2_000, { error: () => m.atMost(m.percent(20)) })
    .nullable()
    .default(null),
  /** Days of the month on which farms are paid; one that a month has not is its last day. */
  payoutDays: z
    .array(z.number().int().min(1).max(31), { error: () => m.payoutDays })
    .min(1, { error: () => m.payoutDays })
    .max(31, { error: () => m.payoutDays })
    .default([1, 15]),
  /** Calendar days after its delivery before an order's share is paid. */
  payoutDelayDays: z
    .number({ error: () => m.numberMissing })
    .int()
    .min(1, { error: () => m.atLeast("1") })
    .max(60, { error: () => m.atMost("60") })
    .default(3),
  /** The smallest payout in cents; what is less waits for the next payout day. */
  payoutSmallestCents: wholeCents(() => m.minimumMissing)
    .min(1, { error: () => m.atLeast("$0.01") })
    .max(50_000, { error: () => m.atMost("$500.00") })
    .default(1_000),
  ...bookFields,
  ...referralFields,
  /** Orders one account may place in an hour (security checklist, business limits). */
  ordersPerHour: z.number().int().min(1).max(1_000).default(limits.ordersPerHour),
  /** Unpaid checkouts one account may have open (security checklist, business limits). */
  openCheckoutsPerAccount: z.number().int().min(1).max(1_000).default(3),
  /**
   * Unpaid checkouts that may be open from one network address (decision 014). A household, an office
   * or a phone network can share one address, so this is far more than one account may have.
   */
  openCheckoutsPerAddress: z.number().int().min(1).max(100_000).default(40),
  /** Percent of a product's stock and of a delivery window's places one visitor may hold unpaid. */
  visitorHoldPercent: holdPercent.default(20),
  /** The same for all visitors of one network address together. */
  addressHoldPercent: holdPercent.default(20),
  /** Units of a product, and places of a window, that may be held however few there are. */
  holdUnitsAtLeast: z.number().int().min(1).max(limits.unitsPerLine).default(2),
  /** Whether the welcome popup comes up (spec section 4: it does). */
  popupEnabled: z.boolean().default(true),
  /** Reviews a product needs before its page shows any: with few, neighbors can tell who wrote them. */
  reviewsAtLeast: z
    .number({ error: () => m.numberMissing })
    .int()
    .min(1, { error: () => m.atLeast("1") })
    .max(50, { error: () => m.atMost("50") })
    .default(1),
  /** Founding places there are in all. */
  foundingPlaces: z.number().int().min(0).max(100_000).default(500),
  /** The refundable deposit of a founding membership, in cents. */
  foundingDepositCents: z
    .number()
    .int()
    .min(limits.orderMinCents)
    .max(limits.orderMaxCents)
    .default(5_000),
});
export type Settings = z.output<typeof settingsSchema>;

export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({});

/** The settings as the delivery rules take them. */
export function calendarOf(settings: Settings) {
  return {
    weekdays: settings.deliveryWeekdays,
    holidays: settings.holidays,
    moved: settings.movedDays,
    leadDays: settings.leadDays,
    horizonDays: settings.horizonDays,
  };
}

/** The settings as an admin changes them: one tab, one act. */
export const SETTINGS_TABS = {
  contact: [
    "businessName",
    "contactEmail",
    "contactPhone",
    "contactStreet",
    "contactCity",
    "contactState",
    "contactZip",
    "openingHours",
    "socialLinks",
  ],
  fees: ["taxBps", "deliveryFeeCents", "minimumCents", "zones", "commissionBps"],
  tax: ["deliveryTaxCategory", "taxRates"],
  delivery: [
    "deliveryWeekdays",
    "holidays",
    "movedDays",
    "leadDays",
    "boxLeadDays",
    "horizonDays",
    "windowCapacities",
    "unservedPrefixes",
    "depot",
    "foodBank",
  ],
  payouts: ["payoutDays", "payoutDelayDays", "payoutSmallestCents"],
  books: ["bookAccounts"],
  referrals: [
    "referralFriendCents",
    "referralRewardCents",
    "referralMinimumCents",
    "referralsPerYear",
  ],
  reviews: ["reviewsAtLeast"],
  membership: ["foundingPlaces", "foundingDepositCents", "popupEnabled"],
  limits: [
    "ordersPerHour",
    "openCheckoutsPerAccount",
    "openCheckoutsPerAddress",
    "visitorHoldPercent",
    "addressHoldPercent",
    "holdUnitsAtLeast",
  ],
} as const satisfies Record<string, readonly (keyof Settings)[]>;
export type SettingsTab = keyof typeof SETTINGS_TABS;

/** What a tab is called. */
export function settingsTabWords(tab: SettingsTab): string {
  return platformSettingsWords.tabs[tab];
}

/** Whether we come to a zip of California, by the settings. */
export function isOpenZip({ unservedPrefixes }: Settings, zipCode: string): boolean {
  return !unservedPrefixes.some((prefix) => zipCode.startsWith(prefix));
}

/** What a delivery to a zip code costs and asks for. */
export type ZoneTerms = {
  name: string | null;
  feeCents: number;
  minimumCents: number;
  weekdays: readonly number[];
};

/** The terms of the zone whose longest beginning fits the zip code, else those of the market. */
export function zoneTermsOf(settings: Settings, zipCode: string): ZoneTerms {
  const { deliveryFeeCents, minimumCents, deliveryWeekdays } = settings;
  const fits = settings.zones
    .flatMap((zone) => zone.prefixes.map((prefix) => ({ zone, prefix })))
    .filter(({ prefix }) => zipCode.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  const zone = fits[0]?.zone;
  if (!zone) {
    return { name: null, feeCents: deliveryFeeCents, minimumCents, weekdays: deliveryWeekdays };
  }
  return {
    name: zone.name,
    feeCents: zone.feeCents,
    minimumCents: zone.minimumCents,
    weekdays: deliveryWeekdays.filter((day) => zone.weekdays?.includes(day) ?? true),
  };
}

/** What an order to a zip code is priced with on a day. */
export function ratesOf(settings: Settings, zipCode: string, today: Day): Rates {
  const { feeCents } = zoneTermsOf(settings, zipCode);
  return { ...taxRatesOf(settings, zipCode, today), deliveryFee: cents(feeCents) };
}
