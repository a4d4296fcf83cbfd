import type { Day } from "../../time.ts";
import type { AuthorityRate, TaxRates } from "./tax.ts";
import { TAX_CATEGORIES, type TaxCategory } from "./tax-category.ts";
import type { TaxRate } from "./tax-settings.ts";

type TaxSettings = {
  taxBps: number;
  taxRates: readonly TaxRate[];
  deliveryTaxCategory: TaxCategory | null;
};

/**
 * The rates in force on a day at a zip; with an empty zip, those that apply everywhere. For each authority, the rate
 * with the longest matching zip prefix applies.
 */
export function taxRatesOf(settings: TaxSettings, zipCode: string, day: Day): TaxRates {
  const rates = settings.taxRates.filter(
    ({ zipPrefix, from, to }) =>
      zipCode.startsWith(zipPrefix) && from <= day && (to === null || day <= to),
  );
  const taxes: Partial<Record<TaxCategory, AuthorityRate[]>> = {};
  for (const category of TAX_CATEGORIES) {
    const of = ratesOfCategory(rates.filter((rate) => rate.category === category));
    if (of.length > 0) taxes[category] = of;
  }
  return {
    taxBps: settings.taxBps,
    ...(Object.keys(taxes).length > 0 && { taxes }),
    ...(settings.deliveryTaxCategory && { deliveryTax: settings.deliveryTaxCategory }),
  };
}

/** One rate per authority, sorted by authority name. */
function ratesOfCategory(rates: readonly TaxRate[]): AuthorityRate[] {
  const closest = new Map<string, TaxRate>();
  for (const rate of rates) {
    const known = closest.get(rate.authority);
    if (!known || rate.zipPrefix.length > known.zipPrefix.length) closest.set(rate.authority, rate);
  }
  return [...closest.values()]
    .toSorted((one, other) => (one.authority < other.authority ? -1 : 1))
    .map(({ authority, bps }) => ({ authority, bps }));
}

/** Whether any rate depends on the zip, so that tax cannot be calculated without one. */
export function isTaxByZip({ taxRates }: Pick<TaxSettings, "taxRates">): boolean {
  return taxRates.some(({ zipPrefix }) => zipPrefix !== "");
}
