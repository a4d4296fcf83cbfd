/**
 * How goods are taxed, covering what a farmers market in California sells. The farm chooses; `taxCategoryOf`
 * suggests one.
 * - `food`: produce, eggs, meat, fish, dairy, bread, honey, oil, and seeds or plants that grow food; mostly untaxed
 * - `prepared`: hot or served food, and food platters
 * - `drinks`: carbonated or alcoholic drinks
 * - `flowers_plants`: cut flowers, wreaths and plants that are not eaten
 * - `merchandise`: candles, soap, wool, books, bags
 */
export const TAX_CATEGORIES = [
  "food",
  "prepared",
  "drinks",
  "flowers_plants",
  "merchandise",
] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** Type guard for values from a saved cart. */
export function isTaxCategory(value: unknown): value is TaxCategory {
  return TAX_CATEGORIES.some((category) => category === value);
}

/** The category of goods without one, for example in old saved carts. */
export const USUAL_TAX_CATEGORY: TaxCategory = "food";
