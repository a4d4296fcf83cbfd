import { z } from "zod";
import { DEFAULT_CALENDAR } from "./delivery.ts";
import { limits } from "./limits.ts";
import { DEFAULT_RATES } from "./pricing.ts";

/** What an admin may set without a release. A missing key takes the specification's value. */
export const settingsSchema = z.object({
  /** Sales tax on the subtotal, in basis points (spec section 9: 8.75 %). */
  taxBps: z.number().int().min(0).max(2_500).default(DEFAULT_RATES.taxBps),
  /** Fee of a delivery in cents (spec section 9: free). */
  deliveryFeeCents: z.number().int().min(0).max(10_000).default(DEFAULT_RATES.deliveryFee),
  /** Weekdays with delivery, Sunday 0. */
  deliveryWeekdays: z
    .array(z.number().int().min(0).max(6))
    .max(7)
    .default([...DEFAULT_CALENDAR.weekdays]),
  /** Days without delivery, `YYYY-MM-DD`. */
  holidays: z.array(z.string()).default([...DEFAULT_CALENDAR.holidays]),
  /** Days from today to the earliest delivery (spec section 3: today + 2). */
  leadDays: z.number().int().min(1).max(14).default(DEFAULT_CALENDAR.leadDays),
  /** How many days ahead can be chosen. */
  horizonDays: z.number().int().min(1).max(60).default(DEFAULT_CALENDAR.horizonDays),
  /** Deliveries one window of one day can take. */
  windowCapacity: z.number().int().min(0).max(100_000).default(400),
  /** Orders one account may place in an hour (security checklist, business limits). */
  ordersPerHour: z.number().int().min(1).max(1_000).default(limits.ordersPerHour),
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
    leadDays: settings.leadDays,
    horizonDays: settings.horizonDays,
  };
}
