/**
 * How goods are taxed. What a farm market in California sells: food for the table, which the state mostly
 * leaves untaxed; what is eaten at once; drinks taxed by themselves; plants and flowers that are not eaten;
 * and things that are no food at all. The farm chooses, `taxCategoryOf` proposes.
 *
 * - `food`: produce, eggs, meat, fish, dairy, bread, honey, oil, and seeds or plants that grow food
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

/** Whether what a saved cart holds is one. */
export function isTaxCategory(value: unknown): value is TaxCategory {
  return TAX_CATEGORIES.some((category) => category === value);
}

/** How goods are taxed of which nothing else is said: those of old saved carts, for instance. */
export const USUAL_TAX_CATEGORY: TaxCategory = "food";
