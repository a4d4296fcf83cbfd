import { daysBetween, type Day } from "../../time.ts";

type Choice = { inSeason: boolean; forSale: number; available: number };

/** A Monday: weeks are counted from here. */
const FIRST_MONDAY: Day = "2024-01-01";

/**
 * The recipe to suggest on a day: one whose ingredients are all in season, another one each week. Those of which
 * everything can be bought now come first. Null if none is in season.
 */
export function seasonalRecipe<Recipe extends Choice>(
  recipes: readonly Recipe[],
  day: Day,
): Recipe | null {
  const inSeason = recipes.filter((recipe) => recipe.inSeason);
  const complete = inSeason.filter(({ forSale, available }) => forSale === available);
  const choices = complete.length > 0 ? complete : inSeason;
  const week = Math.floor(daysBetween(FIRST_MONDAY, day) / 7);
  return choices[week % choices.length] ?? null;
}
