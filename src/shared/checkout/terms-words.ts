import { checkoutTerms as m } from "#messages/checkout/terms.ts";
import type { DeliveryTerms } from "./delivery-terms.ts";
import { cents, formatUsd } from "../money.ts";
import { addDays, WEEKDAYS, weekdayName } from "../time.ts";

type Fees = Pick<DeliveryTerms, "fees">;

const usd = (amount: number) => formatUsd(cents(amount));

/** The delivery fee as a figure: `Free`, `$4.99`, or `Free to $7.99` if it depends on the zip. */
export function feeText({ fees: { least, most } }: Fees): string {
  if (least === most) return least === 0 ? m.free : usd(least);
  return least === 0 ? m.freeTo(usd(most)) : m.fromTo(usd(least), usd(most));
}

/** The delivery fee in a sentence: `nothing`, `$4.99`, `$2.99 to $7.99` or `up to $7.99`. */
export function feeWords({ fees: { least, most } }: Fees): string {
  if (most === 0) return m.nothing;
  if (least === most) return usd(most);
  return least === 0 ? m.upTo(usd(most)) : m.fromTo(usd(least), usd(most));
}

/** `free` if delivery costs nothing, otherwise `for $4.99`. */
export function forFee(terms: Fees, free: string): string {
  return terms.fees.most === 0 ? free : m.forPrice(feeWords(terms));
}

/** What is charged on top of a weekly box's price: `plus tax`, or `plus tax and $4.99 for delivery`. */
export function boxExtras(terms: Fees): string {
  return terms.fees.most === 0 ? m.plusTax : m.plusTaxAnd(feeWords(terms));
}

/** The order minimum as a sentence; null if there is none. */
export function minimumText({ minimums: { least, most } }: Pick<DeliveryTerms, "minimums">) {
  if (most === 0) return null;
  if (least === most) return m.minimum(usd(most));
  return least === 0 ? m.minimumInPlaces(usd(most)) : m.minimums(usd(least), usd(most));
}

/** `every day`, or `on Tue, Thu and Sat`; if zones have their own days, `every day, by zip code`. */
export function weekdaysText({
  deliveryWeekdays,
  areDaysUniform = true,
}: Pick<DeliveryTerms, "deliveryWeekdays"> & Partial<DeliveryTerms>): string {
  const weekdays = [...WEEKDAYS.keys()].filter((weekday) => deliveryWeekdays.includes(weekday));
  const names = weekdays.map((weekday) => weekdayName(addDays(A_SUNDAY, weekday)));
  if (names.length === 0) return m.noDay;
  const days = names.length === WEEKDAYS.length ? m.everyDay : m.onDays(names);
  return areDaysUniform ? days : m.byZip(days);
}

const A_SUNDAY = "2026-01-04";

/** `8.75%` */
export function taxText({ taxBps }: Pick<DeliveryTerms, "taxBps">): string {
  return m.percent(taxBps / 100);
}

/** Whether one rate covers everything we sell, everywhere. */
export function isTaxUniform(terms: Pick<DeliveryTerms, "taxes" | "isTaxByZip">): boolean {
  return !terms.taxes && !terms.isTaxByZip;
}
