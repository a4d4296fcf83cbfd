import type { CategoryId } from "../catalog/catalog.ts";
import { type TaxCategory, USUAL_TAX_CATEGORY } from "../checkout/tax/tax-category.ts";

/** How goods of a category keep, until the farm says more of its own. */
export const KEEPING: Record<CategoryId, { storage: string; keepsDays: number }> = {
  vegetables: { storage: "Keep in the crisper of the fridge.", keepsDays: 7 },
  fruit: { storage: "Keep cool, and in the fridge once ripe.", keepsDays: 7 },
  herbs: { storage: "Stand the stems in water, or wrap them damp in the fridge.", keepsDays: 5 },
  "eggs-dairy": { storage: "Keep in the fridge.", keepsDays: 14 },
  "meat-poultry": { storage: "Keep in the coldest part of the fridge, or freeze.", keepsDays: 3 },
  seafood: { storage: "Keep on ice in the fridge and eat soon.", keepsDays: 2 },
  pantry: { storage: "Keep in a cool, dark place.", keepsDays: 180 },
  bakery: { storage: "Keep in paper at room temperature.", keepsDays: 3 },
  flowers: { storage: "Cut the stems and change the water every other day.", keepsDays: 5 },
};

/** How goods of a category are taxed, until the farm says otherwise of one of them. */
export function taxCategoryOf(category: CategoryId): TaxCategory {
  return category === "flowers" ? "flowers_plants" : USUAL_TAX_CATEGORY;
}

/** What the page of a product says first, until the farm has a sentence of its own. */
export function firstSummary(name: string, farm: { name: string; town: string }): string {
  return `${name} from ${farm.name} in ${farm.town}.`;
}
