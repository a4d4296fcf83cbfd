import { catalogFilters as m } from "#messages/catalog/filters.ts";
import { labeled } from "../labeled.ts";

/** Diets the shop can be filtered by. */
export const DIET_IDS = ["vegan", "vegetarian", "gluten-free"] as const;
export type DietId = (typeof DIET_IDS)[number];
export const DIETS = labeled(DIET_IDS, () => m.diets);

export function dietLabel(id: string): string {
  return DIETS.find((diet) => diet.id === id)?.label ?? id;
}
