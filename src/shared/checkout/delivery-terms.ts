import { DEFAULT_CALENDAR, type MovedDay } from "./delivery.ts";
import { cents, NO_MONEY } from "../money.ts";
import { type CartRates, DEFAULT_RATES } from "./tax/rates.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { PAYOUT_DAYS } from "../payments/payouts/payout-days.ts";
import type { ZoneTerms } from "../platform/zones/zone-terms.ts";
import { isTaxByZip, taxRatesOf } from "./tax/tax-rates.ts";
import type { TaxRates } from "./tax/tax.ts";
import type { Day } from "../time.ts";

/** The range of an amount in cents that varies by zip; `least` equals `most` if it does not vary. */
export type Span = { least: number; most: number };

/** The public delivery terms and prices, taken directly from the market's settings. */
export type DeliveryTerms = Pick<
  Settings,
  "deliveryWeekdays" | "deliveryFeeCents" | "leadDays" | "boxLeadDays" | "horizonDays" | "taxBps"
> &
  Pick<TaxRates, "taxes" | "deliveryTax"> & {
    /** Whether any tax rate depends on the zip; omitted if none does. */
    isTaxByZip?: boolean;
    /** Whether some zips of California are not served; left out where all are. */
    hasUnserved?: boolean;
    /** The days of the month on which farms are paid; left out where they are the specification's. */
    payoutDays?: readonly number[];
    /** Days without delivery that are still to come. */
    holidays: readonly Day[];
    /** Moved deliveries for which at least one of the two days is still to come. */
    movedDays: readonly MovedDay[];
    /** Range of the delivery fee across the market and its zones. */
    fees: Span;
    /** Range of the order minimum, before tax and fee, across the market and its zones. */
    minimums: Span;
    /** Whether all zones are served on the same weekdays, so that a day can be named without a zip. */
    areDaysUniform: boolean;
  };

/** The specification's terms, used when a page's settings could not be loaded. */
export const DEFAULT_TERMS: DeliveryTerms = {
  deliveryWeekdays: [...DEFAULT_CALENDAR.weekdays],
  deliveryFeeCents: DEFAULT_RATES.deliveryFee,
  leadDays: DEFAULT_CALENDAR.leadDays,
  boxLeadDays: 4,
  horizonDays: DEFAULT_CALENDAR.horizonDays,
  taxBps: DEFAULT_RATES.taxBps,
  holidays: [],
  movedDays: [],
  fees: { least: 0, most: 0 },
  minimums: { least: 0, most: 0 },
  areDaysUniform: true,
};

/** The public part of the settings, without past holidays and moved days. */
export function deliveryTermsOf(settings: Settings, today: Day): DeliveryTerms {
  const { deliveryWeekdays, deliveryFeeCents, leadDays, boxLeadDays, horizonDays, holidays } =
    settings;
  return {
    deliveryWeekdays,
    deliveryFeeCents,
    leadDays,
    boxLeadDays,
    horizonDays,
    ...taxRatesOf(settings, "", today),
    ...(isTaxByZip(settings) && { isTaxByZip: true }),
    ...(settings.unservedPrefixes.length > 0 && { hasUnserved: true }),
    ...(areUsual(settings.payoutDays) ? {} : { payoutDays: settings.payoutDays }),
    holidays: holidays.filter((day) => day >= today).toSorted(),
    movedDays: settings.movedDays
      .filter(({ from, to }) => from >= today || to >= today)
      .toSorted((one, other) => one.from.localeCompare(other.from)),
    fees: spanOf([deliveryFeeCents, ...settings.zones.map(({ feeCents }) => feeCents)]),
    minimums: spanOf([settings, ...settings.zones].map(({ minimumCents }) => minimumCents)),
    areDaysUniform: settings.zones.every(({ weekdays }) =>
      deliveryWeekdays.every((weekday) => weekdays?.includes(weekday) ?? true),
    ),
  };
}

function areUsual(days: readonly number[]): boolean {
  return days.join() === PAYOUT_DAYS.join();
}

/** Whether a delivery costs the same wherever it goes, so that no zip is needed to name its fee. */
export function isFeeUniform({ fees }: Pick<DeliveryTerms, "fees">): boolean {
  return fees.least === fees.most;
}

/** Whether all cart prices are independent of the destination. */
export function arePricesUniform(terms: Pick<DeliveryTerms, "fees" | "isTaxByZip">): boolean {
  return isFeeUniform(terms) && !terms.isTaxByZip;
}

type PriceTerms = Pick<
  DeliveryTerms,
  "taxBps" | "taxes" | "deliveryTax" | "isTaxByZip" | "deliveryFeeCents" | "fees"
>;

/** The part of a zip's terms that a cart needs. */
export type ZipTerms = Pick<ZoneTerms, "feeCents"> & Pick<TaxRates, "taxes">;

/** The rates used to price a cart, from the public terms and, once the zip is known, its own. */
export function cartRates(terms: PriceTerms, zone: ZipTerms | null): CartRates {
  const { taxBps, deliveryTax, deliveryFeeCents, fees } = terms;
  const { taxes } = terms.isTaxByZip && zone ? zone : terms;
  const tax = { taxBps, ...(taxes && { taxes }), ...(deliveryTax && { deliveryTax }) };
  if (isFeeUniform({ fees })) {
    return { ...tax, deliveryFee: cents(deliveryFeeCents), isFeeKnown: true };
  }
  if (!zone) return { ...tax, deliveryFee: NO_MONEY, isFeeKnown: false };
  return { ...tax, deliveryFee: cents(zone.feeCents), isFeeKnown: true };
}

function spanOf(amounts: readonly number[]): Span {
  return { least: Math.min(...amounts), most: Math.max(...amounts) };
}
