import { DEFAULT_CALENDAR, type MovedDay } from "./delivery.ts";
import { cents, NO_MONEY } from "../money.ts";
import { type CartRates, DEFAULT_RATES } from "./tax/rates.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { PAYOUT_DAYS } from "../payments/payouts/payout-days.ts";
import type { ZoneTerms } from "../platform/zones/zone-terms.ts";
import { isTaxByZip, taxRatesOf } from "./tax/tax-rates.ts";
import type { TaxRates } from "./tax/tax.ts";
import type { Day } from "../time.ts";

/** An amount in cents that differs between zips: the least and the most; the same where none does. */
export type Span = { least: number; most: number };

/** What anyone may know of how the market delivers and what that costs, straight from its settings. */
export type DeliveryTerms = Pick<
  Settings,
  "deliveryWeekdays" | "deliveryFeeCents" | "leadDays" | "boxLeadDays" | "horizonDays" | "taxBps"
> &
  Pick<TaxRates, "taxes" | "deliveryTax"> & {
    /** Whether a rate of the tax depends on the zip; left out where none does. */
    isTaxByZip?: boolean;
    /** Whether some zips of California are not served; left out where all are. */
    hasUnserved?: boolean;
    /** The days of the month on which farms are paid; left out where they are the specification's. */
    payoutDays?: readonly number[];
    /** Days without delivery that are still to come. */
    holidays: readonly Day[];
    /** Moved deliveries of which one of the two days is still to come. */
    movedDays: readonly MovedDay[];
    /** Fee of a delivery, over the market and its zones. */
    fees: Span;
    /** The least an order must come to before tax and fee, over the market and its zones. */
    minimums: Span;
    /** Whether vans come to all zones on the same weekdays, so that no zip is needed to name a day. */
    areDaysUniform: boolean;
  };

/** The terms of the specification, for a page whose settings could not be read. */
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

/** The public part of the settings; holidays and moved days that have passed are left out. */
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

/** Whether nothing that a cart is priced with depends on where it goes. */
export function arePricesUniform(terms: Pick<DeliveryTerms, "fees" | "isTaxByZip">): boolean {
  return isFeeUniform(terms) && !terms.isTaxByZip;
}

type PriceTerms = Pick<
  DeliveryTerms,
  "taxBps" | "taxes" | "deliveryTax" | "isTaxByZip" | "deliveryFeeCents" | "fees"
>;

/** The terms of a zip as a cart needs them. */
export type ZipTerms = Pick<ZoneTerms, "feeCents"> & Pick<TaxRates, "taxes">;

/** What a cart is priced with, from the public terms and, once its zip is known, those of the zip. */
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
