import { cents, formatUsd } from "./money.ts";
import type { Settings } from "./settings.ts";
import { type Day, WEEKDAYS } from "./time.ts";

/** What anybody may know of how the market delivers, straight from its settings. */
export type DeliveryTerms = Pick<
  Settings,
  "deliveryWeekdays" | "deliveryFeeCents" | "leadDays" | "horizonDays" | "taxBps"
> & {
  /** Days without delivery that are still to come. */
  holidays: readonly Day[];
};

/** The public part of the settings; holidays that have passed are left out. */
export function deliveryTermsOf(settings: Settings, today: Day): DeliveryTerms {
  const { deliveryWeekdays, deliveryFeeCents, leadDays, horizonDays, taxBps, holidays } = settings;
  return {
    deliveryWeekdays,
    deliveryFeeCents,
    leadDays,
    horizonDays,
    taxBps,
    holidays: holidays.filter((day) => day >= today).toSorted(),
  };
}

/** `Free`, or the fee of one delivery. */
export function feeText({ deliveryFeeCents }: Pick<DeliveryTerms, "deliveryFeeCents">): string {
  return deliveryFeeCents === 0 ? "Free" : formatUsd(cents(deliveryFeeCents));
}

/** `every day`, or `on Tue, Thu and Sat`. */
export function weekdaysText({
  deliveryWeekdays,
}: Pick<DeliveryTerms, "deliveryWeekdays">): string {
  const names = WEEKDAYS.filter((_, weekday) => deliveryWeekdays.includes(weekday));
  if (names.length === WEEKDAYS.length) return "every day";
  if (names.length === 0) return "on no day at present";
  return `on ${new Intl.ListFormat("en-US").format(names)}`;
}

/** `2 days` */
export function leadText({ leadDays }: Pick<DeliveryTerms, "leadDays">): string {
  return leadDays === 1 ? "1 day" : `${leadDays} days`;
}

/** `8.75 %` */
export function taxText({ taxBps }: Pick<DeliveryTerms, "taxBps">): string {
  return `${taxBps / 100} %`;
}
