import type { CategoryId } from "../catalog/catalog.ts";

/** Categories that stay cold all the way, and go into the household's refrigerator first. */
export const COLD_CATEGORIES = [
  "eggs-dairy",
  "meat-poultry",
  "seafood",
] as const satisfies CategoryId[];
export type ColdCategory = (typeof COLD_CATEGORIES)[number];

/**
 * Whether goods of a category stay cold all the way. What a farm writes about storage does not decide it: that is
 * advice for the household's kitchen, in its own words.
 */
export function isCold(category: CategoryId): boolean {
  return COLD_CATEGORIES.some((id) => id === category);
}

/** The cold ones among these categories, in the order in which they are named to customers. */
export function coldAmong(categories: readonly CategoryId[]): ColdCategory[] {
  return COLD_CATEGORIES.filter((id) => categories.includes(id));
}

/** How many units of these lines stay cold all the way. */
export function coldUnits(lines: readonly { units: number; isCold: boolean }[]): number {
  return lines.reduce((sum, line) => sum + (line.isCold ? line.units : 0), 0);
}
