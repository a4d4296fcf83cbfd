import { z } from "zod";
import { PAYOUT_DAYS } from "../../payments/payouts/payout-days.ts";
import { platformSettingsErrors as m } from "#messages/platform/settings/settings-errors.ts";
import { businessFields } from "../business/business-settings.ts";
import { DEFAULT_CALENDAR } from "../../checkout/delivery.ts";
import { dayField } from "../../fields.ts";
import { logisticsLimits } from "../../logistics/logistics-limits.ts";
import { limits } from "../limits.ts";
import { amount, rate, wholeNumber, wholePercent } from "./number-settings.ts";
import { DEPOT, depotSchema, foodBankSchema, zipPrefix, zoneSchema } from "./place-settings.ts";
import { DEFAULT_RATES } from "../../checkout/tax/rates.ts";
import { bookFields } from "../../payments/books/book-accounts.ts";
import { referralFields } from "../../payments/referrals/referral.ts";
import { taxFields } from "../../checkout/tax/tax-settings.ts";

/** Maximum deliveries of one window on a day. */
const capacity = wholeNumber({ least: 0, most: 100_000 });
const CAPACITY = 400;

const holdPercent = wholePercent(1, 100);

/** Settings an admin can change without a release. A missing key defaults to the specification's value. */
export const settingsSchema = z.object({
  ...businessFields,
  /** Sales tax on everything not covered by `taxRates`, in basis points (spec section 9: 8.75% of everything). */
  taxBps: rate(0, 2_500).default(DEFAULT_RATES.taxBps),
  ...taxFields,
  /** Delivery fee in cents (spec section 9: free). */
  deliveryFeeCents: amount(() => m.feeMissing, 0, 10_000).default(DEFAULT_RATES.deliveryFee),
  /** Delivery weekdays; Sunday is 0. */
  deliveryWeekdays: z
    .array(z.number().int().min(0).max(6))
    .max(7)
    .default([...DEFAULT_CALENDAR.weekdays]),
  /** Days without delivery, `YYYY-MM-DD`. */
  holidays: z
    .array(dayField(() => m.daysAs))
    .max(100)
    .default([...DEFAULT_CALENDAR.holidays]),
  /** Deliveries moved to another day; that day serves the zones of the original weekday. */
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
  leadDays: wholeNumber({ least: 1, most: 14 }).default(DEFAULT_CALENDAR.leadDays),
  /**
   * Days from the cut-off of a weekly box to its delivery. Two more than for other orders, so that a declined card
   * can be retried on the next two days.
   */
  boxLeadDays: wholeNumber({ least: 3, most: 14 }).default(4),
  /** How many days ahead a delivery can be booked. */
  horizonDays: wholeNumber({ least: 1, most: 60 }).default(DEFAULT_CALENDAR.horizonDays),
  /** Capacity of each window, in deliveries. A change takes effect immediately for all future days. */
  windowCapacities: z
    .strictObject({ morning: capacity, afternoon: capacity, evening: capacity })
    .default({ morning: CAPACITY, afternoon: CAPACITY, evening: CAPACITY }),
  /** Order minimum before tax and fee, in cents (spec: none). */
  minimumCents: amount(() => m.minimumMissing, 0, 50_000).default(0),
  depot: depotSchema.default(DEPOT),
  /** How many crates Van 1, Van 2 and so on take; vans beyond the list have no limit. */
  vanCrates: z
    .array(
      wholeNumber({ least: 1, most: logisticsLimits.vanCrates, missing: () => m.vanCratesMissing }),
    )
    .max(logisticsLimits.vans, { error: () => m.vanCratesMost(logisticsLimits.vans) })
    .default([]),
  /** Null means that households cannot donate boxes. */
  foodBank: foodBankSchema.nullable().default(null),
  /** California zip code prefixes that are not served yet (spec: none, all are served). */
  unservedPrefixes: z.array(zipPrefix).max(500).default([]),
  /** Zones with their own fee, minimum and weekdays (spec: none, free everywhere). */
  zones: z.array(zoneSchema).max(100).default([]),
  /**
   * Our commission on every farm's sales, in basis points (15 to 20%). Null leaves each farm the rate it agreed to.
   * Fixed on an order's lines when it is quoted.
   */
  commissionBps: rate(1_500, 2_000).nullable().default(null),
  /** Days of the month on which farms are paid; in shorter months the last day is used. */
  payoutDays: z
    .array(wholeNumber({ least: 1, most: 31, missing: () => m.payoutDays }), {
      error: () => m.payoutDays,
    })
    .min(1, { error: () => m.payoutDays })
    .max(31, { error: () => m.payoutDays })
    .default([...PAYOUT_DAYS]),
  /** Calendar days after its delivery before an order's share is paid. */
  payoutDelayDays: wholeNumber({ least: 1, most: 60 }).default(3),
  /** The minimum payout in cents; less than that waits for the next payout day. */
  payoutSmallestCents: amount(() => m.minimumMissing, 1, 50_000).default(1_000),
  ...bookFields,
  ...referralFields,
  /** What one customer can be credited at once for problems in thirty days, in cents; 0 is nothing (decision 077). */
  creditAtOnceCents: amount(() => m.amountMissing, 0, 20_000).default(1_500),
  /** Orders one account may place per hour. */
  ordersPerHour: wholeNumber({ least: 1, most: 1_000 }).default(limits.ordersPerHour),
  /** Unpaid checkouts one account may have open. */
  openCheckoutsPerAccount: wholeNumber({ least: 1, most: 1_000 }).default(3),
  /**
   * Unpaid checkouts that may be open per network address (decision 014). A household, an office or a phone network
   * can share one address, so this is far higher than the limit per account.
   */
  openCheckoutsPerAddress: wholeNumber({ least: 1, most: 100_000 }).default(40),
  /** Percentage of a product's stock and of a window's slots that one visitor may hold unpaid. */
  visitorHoldPercent: holdPercent.default(20),
  /** Percentage of them that all visitors of a network address combined may hold unpaid. */
  addressHoldPercent: holdPercent.default(20),
  /** Units of a product, and slots of a window, that may always be held, however few there are. */
  holdUnitsAtLeast: wholeNumber({ least: 1, most: limits.unitsPerLine }).default(2),
  /** Whether the welcome popup is shown (spec section 4: it is). */
  popupEnabled: z.boolean().default(true),
  /** Minimum number of reviews before a product's page shows any: with few, neighbors could identify the authors. */
  reviewsAtLeast: wholeNumber({ least: 1, most: 50 }).default(1),
  /** Total number of founding places. */
  foundingPlaces: wholeNumber({ least: 0, most: 100_000 }).default(500),
  /** The refundable deposit of a founding membership, in cents. */
  foundingDepositCents: amount(
    () => m.amountMissing,
    limits.orderMinCents,
    limits.orderMaxCents,
  ).default(5_000),
});
export type Settings = z.output<typeof settingsSchema>;

/** The settings in the form used by the delivery rules. */
export function calendarOf(settings: Settings) {
  return {
    weekdays: settings.deliveryWeekdays,
    holidays: settings.holidays,
    moved: settings.movedDays,
    leadDays: settings.leadDays,
    horizonDays: settings.horizonDays,
  };
}
