import { z } from "zod";
import { platformSettingsErrors as m } from "#messages/platform-settings-errors.ts";
import { dayField, lineField } from "../../fields.ts";
import { TAX_CATEGORY_OPTIONS } from "./tax-options.ts";
import { TAX_CATEGORIES, type TaxCategory } from "./tax-category.ts";

/** Rates that the table can hold. */
const RATES_MAX = 200;

/** Longest name of an authority, here and in the ledger. */
export const AUTHORITY_MAX = 60;

const rateSchema = z
  .strictObject({
    category: z.enum(TAX_CATEGORIES, { error: () => m.taxCategoryMissing }),
    /** `State of California`, as the books and receipts name it. */
    authority: lineField(() => m.authorityMissing)
      .min(1, { error: () => m.authorityMissing })
      .max(AUTHORITY_MAX, { error: () => m.authorityLong(AUTHORITY_MAX) }),
    /** The beginning of the zip codes where it holds, two to five digits; empty is everywhere. */
    zipPrefix: z.literal("").or(z.string().regex(/^9\d{1,4}$/, { error: () => m.zipPrefix })),
    /** In basis points; 0 frees the category from the authority's tax. */
    bps: z
      .number({ error: () => m.rateMissing })
      .int({ error: () => m.rateMissing })
      .min(0, { error: () => m.atLeast(m.percent(0)) })
      .max(3_000, { error: () => m.atMost(m.percent(30)) }),
    /** The first day on which it holds, of the business's calendar. */
    from: dayField(() => m.taxFromMissing),
    /** The last such day; null while none is known. */
    to: dayField(() => m.taxToAs).nullable(),
  })
  .refine(({ from, to }) => to === null || from <= to, {
    error: () => m.taxEndsBefore,
    path: ["to"],
  });
export type TaxRate = z.output<typeof rateSchema>;

/** What an admin may set about tax, beside the one rate; with the defaults that one covers everything. */
export const taxFields = {
  /** Rates by category, authority and place; a category without one that holds has the one rate. */
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
  /** As which category the delivery's fee is taxed; null where it is not (spec section 9). */
  deliveryTaxCategory: z.enum(TAX_CATEGORIES).nullable().default(null),
};

/** Whether both say something of the same authority, category and zips on the same day. */
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
