import type { DeliveryTerms } from "./delivery-terms.ts";
import { cents, formatUsd } from "../money.ts";
import { WEEKDAYS } from "../time.ts";

type Fees = Pick<DeliveryTerms, "fees">;
type Lead = Pick<DeliveryTerms, "leadDays">;

const usd = (amount: number) => formatUsd(cents(amount));

/** A delivery's fee as a figure: `Free`, `$4.99`, or `Free to $7.99` where it depends on the zip. */
export function feeText({ fees: { least, most } }: Fees): string {
  const from = least === 0 ? "Free" : usd(least);
  return least === most ? from : `${from} to ${usd(most)}`;
}

/** What a delivery costs, in a sentence: `nothing`, `$4.99`, `$2.99 to $7.99` or `up to $7.99`. */
export function feeWords({ fees: { least, most } }: Fees): string {
  if (most === 0) return "nothing";
  if (least === most) return usd(most);
  return least === 0 ? `up to ${usd(most)}` : `${usd(least)} to ${usd(most)}`;
}

/** How it is delivered: the words for nothing to pay, else `for $4.99`. */
export function forFee(terms: Fees, free: string): string {
  return terms.fees.most === 0 ? free : `for ${feeWords(terms)}`;
}

/** What is charged beside the price of a weekly box: `plus tax`, or `plus tax and $4.99 for delivery`. */
export function boxExtras(terms: Fees): string {
  return terms.fees.most === 0 ? "plus tax" : `plus tax and ${feeWords(terms)} for delivery`;
}

/** The smallest order in a sentence of its own; null where there is none. */
export function minimumText({ minimums: { least, most } }: Pick<DeliveryTerms, "minimums">) {
  if (most === 0) return null;
  if (least === most) return `Orders start at ${usd(most)}.`;
  return least === 0
    ? `Orders to some places start at ${usd(most)}.`
    : `Orders start at ${usd(least)}, and at ${usd(most)} to some places.`;
}

/** `every day`, or `on Tue, Thu and Sat`; where zones have days of their own, `every day, by zip code`. */
export function weekdaysText({
  deliveryWeekdays,
  areDaysUniform = true,
}: Pick<DeliveryTerms, "deliveryWeekdays"> & Partial<DeliveryTerms>): string {
  const byZip = areDaysUniform ? "" : ", by zip code";
  const names = WEEKDAYS.filter((_, weekday) => deliveryWeekdays.includes(weekday));
  if (names.length === WEEKDAYS.length) return `every day${byZip}`;
  if (names.length === 0) return "on no day at present";
  return `on ${new Intl.ListFormat("en-US").format(names)}${byZip}`;
}

/** `2 days` */
export function leadText({ leadDays }: Lead): string {
  return leadDays === 1 ? "1 day" : `${leadDays} days`;
}

const NUMBERS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split(" ");

/** From the order to the door, in letters: `two days`. */
export function leadWords({ leadDays }: Lead): string {
  return `${NUMBERS[leadDays] ?? leadDays} ${leadDays === 1 ? "day" : "days"}`;
}

/** When the harvest of the morning after the cut-off is at the door: `the day after`. */
export function afterHarvest({ leadDays }: Lead): string {
  if (leadDays === 1) return "the same day";
  return leadDays === 2 ? "the day after" : `${leadWords({ leadDays: leadDays - 1 })} after that`;
}

/** So many days after one that was named: `the same day`, `the next day`, `three days later`. */
export function laterWords(days: number): string {
  if (days === 0) return "the same day";
  return days === 1 ? "the next day" : `${leadWords({ leadDays: days })} later`;
}

/** How long ago the harvest was when it is at the door: `the day before`. */
export function beforeDoor({ leadDays }: Lead): string {
  if (leadDays === 1) return "that morning";
  return leadDays === 2 ? "the day before" : `${leadWords({ leadDays: leadDays - 1 })} before`;
}

/** `8.75%` */
export function taxText({ taxBps }: Pick<DeliveryTerms, "taxBps">): string {
  return `${taxBps / 100}%`;
}

/** The first letter in capitals. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
