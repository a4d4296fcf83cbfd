import { z } from "zod";
import { platformSettingsErrors as m } from "#messages/platform/settings/settings-errors.ts";
import { dayField, lineField } from "../../fields.ts";
import { rate as rateField } from "../../platform/settings/number-settings.ts";
import { TAX_CATEGORY_OPTIONS } from "./tax-options.ts";
import { TAX_CATEGORIES, type TaxCategory } from "./tax-category.ts";

/** Maximum number of rates in the table. */
const RATES_MAX = 200;

/** Maximum length of an authority's name, here and in the ledger. */
const AUTHORITY_MAX = 60;

const rateSchema = z
  .strictObject({
    category: z.enum(TAX_CATEGORIES, { error: () => m.taxCategoryMissing }),
    /** `State of California`, as shown in the books and on receipts. */
    authority: lineField(() => m.authorityMissing)
      .min(1, { error: () => m.authorityMissing })
      .max(AUTHORITY_MAX, { error: () => m.authorityLong(AUTHORITY_MAX) }),
    /** The zip code prefix it applies to, two to five digits; empty means everywhere. */
    zipPrefix: z.literal("").or(z.string().regex(/^9\d{1,4}$/, { error: () => m.zipPrefix })),
    /** In basis points; 0 exempts the category from the authority's tax. */
    bps: rateField(0, 3_000),
    /** The first day it is in force, on the business's calendar. */
    from: dayField(() => m.taxFromMissing),
    /** The last such day; null if open-ended. */
    to: dayField(() => m.taxToAs).nullable(),
  })
  .refine(({ from, to }) => to === null || from <= to, {
    error: () => m.taxEndsBefore,
    path: ["to"],
  });
export type TaxRate = z.output<typeof rateSchema>;

/** The tax settings besides the single rate; with the defaults, that rate covers everything. */
export const taxFields = {
  /** Rates by category, authority and place; a category with no applicable rate uses the single rate. */
  taxRates: z
    .array(rateSchema)
    .max(RATES_MAX)
    .superRefine((rates, context) => {
      const at = rates.findIndex((rate, place) =>
        rates.slice(0, place).some((other) => isOverlap(rate, other)),
      );
      const rate = rates[at];
      if (!rate) return;
      const message = m.taxOverlaps(rate.authority, categoryLabel(rate.category), rate.zipPrefix);
      context.addIssue({ code: "custom", path: [at, "from"], message });
    })
    .default([]),
  /** The category the delivery fee is taxed as; null if it is not taxed (spec section 9). */
  deliveryTaxCategory: z.enum(TAX_CATEGORIES).nullable().default(null),
};

/** Whether both rates cover the same authority, category and zips on the same day. */
function isOverlap(one: TaxRate, other: TaxRate): boolean {
  const isSame = (["authority", "category", "zipPrefix"] as const).every(
    (field) => one[field] === other[field],
  );
  return isSame && startsIn(one, other) && startsIn(other, one);
}

function startsIn({ from }: TaxRate, { to }: TaxRate): boolean {
  return to === null || from <= to;
}

function categoryLabel(category: TaxCategory): string {
  return TAX_CATEGORY_OPTIONS.find(({ id }) => id === category)?.label ?? category;
}
