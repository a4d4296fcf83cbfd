import { inventoryKeeping as m } from "#messages/inventory/keeping.ts";
import type { CategoryId } from "../catalog/catalog.ts";
import { type TaxCategory, USUAL_TAX_CATEGORY } from "../checkout/tax/tax-category.ts";

/** How many days goods of a category keep, unless the farm specifies otherwise. */
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

/** Default storage instructions of a category in the current language, unless the farm provides its own. */
export function usualStorage(category: CategoryId): string {
  return m.storage[category];
}

/** The default tax category of goods in a category, unless the farm sets another. */
export function taxCategoryOf(category: CategoryId): TaxCategory {
  return category === "flowers" ? "flowers_plants" : USUAL_TAX_CATEGORY;
}

/** The default summary of a product's page in the current language, until the farm writes its own. */
export function firstSummary(name: string, farm: { name: string; town: string }): string {
  return m.summary(name, farm.name, farm.town);
}
