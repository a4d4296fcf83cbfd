import { inventoryKeeping as m } from "#messages/inventory-keeping.ts";
import type { CategoryId } from "../catalog/catalog.ts";
import { type TaxCategory, USUAL_TAX_CATEGORY } from "../checkout/tax/tax-category.ts";

/** How many days goods of a category keep, until the farm says more of its own. */
export const KEEPS_DAYS: Readonly<Record<CategoryId, number>> = {
  vegetables: 7,
  fruit: 7,
  herbs: 5,
  "eggs-dairy": 14,
  "meat-poultry": 3,
  seafood: 2,
  pantry: 180,
  bakery: 3,
  flowers: 5,
};

/** How goods of a category are kept, in the language of the moment, until the farm says more of its own. */
export function usualStorage(category: CategoryId): string {
  return m.storage[category];
}

/** How goods of a category are taxed, until the farm says otherwise of one of them. */
export function taxCategoryOf(category: CategoryId): TaxCategory {
  return category === "flowers" ? "flowers_plants" : USUAL_TAX_CATEGORY;
}

/** What the page of a product says first, in the language of the moment, until the farm has a sentence of its own. */
export function firstSummary(name: string, farm: { name: string; town: string }): string {
  return m.summary(name, farm.name, farm.town);
}
