import fc from "fast-check";
import type { TaxRates } from "#shared/checkout/tax/tax.ts";
import { TAX_CATEGORIES } from "#shared/checkout/tax/tax-category.ts";

const bps = fc.integer({ min: 0, max: 3_000 });
const authorities = fc.uniqueArray(
  fc.record({ authority: fc.constantFrom("State", "County", "City", "District"), bps }),
  { selector: ({ authority }) => authority, minLength: 1, maxLength: 4 },
);

export const taxCategories = fc.constantFrom(...TAX_CATEGORIES);

/** Arbitrary tax rates allowed by the settings: one for everything, or several by authority. */
export const taxRates: fc.Arbitrary<TaxRates> = fc.oneof(
  bps.map((taxBps) => ({ taxBps })),
  fc.record({
    taxBps: bps,
    taxes: fc
      .array(fc.tuple(taxCategories, authorities), { minLength: 1, maxLength: 5 })
      .map((pairs) => Object.fromEntries(pairs)),
    deliveryTax: fc.option(taxCategories, { nil: undefined }),
  }),
);
