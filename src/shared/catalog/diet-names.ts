import { catalogFilters as m } from "#messages/catalog-filters.ts";
import { labeled } from "../labeled.ts";

/** Ways of eating that the shop can be narrowed to. */
export const DIET_IDS = ["vegan", "vegetarian", "gluten-free"] as const;
export type DietId = (typeof DIET_IDS)[number];
export const DIETS = labeled(DIET_IDS, () => m.diets);

export function dietLabel(id: string): string {
  return DIETS.find((diet) => diet.id === id)?.label ?? id;
}
