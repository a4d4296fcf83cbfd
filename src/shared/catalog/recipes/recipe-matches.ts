import { QUICK_MINUTES, type RecipeSearch } from "./recipes.ts";

type Filtered = {
  diets: readonly string[];
  minutes: number;
  available: number;
  forSale: number;
  inSeason: boolean;
};

/** How many of the filters that are on a recipe misses. */
function missedBy(recipe: Filtered, { diet, quick, ready, season }: RecipeSearch): number {
  const missed = [
    diet && !recipe.diets.includes(diet),
    quick && recipe.minutes > QUICK_MINUTES,
    ready && recipe.available !== recipe.forSale,
    season && !recipe.inSeason,
  ];
  return missed.filter(Boolean).length;
}

/**
 * `ready` keeps recipes whose every ingredient of ours can be bought now, `season` those whose every ingredient of
 * ours is in season.
 */
export function matchesRecipeSearch(recipe: Filtered, search: RecipeSearch): boolean {
  return missedBy(recipe, search) === 0;
}

/** How many are shown where nothing matches. */
const NEAREST = 3;

/** The recipes that miss the fewest filters, for when all miss some; none that misses every one. */
export function nearestRecipes<Recipe extends Filtered>(
  recipes: readonly Recipe[],
  search: RecipeSearch,
): Recipe[] {
  const asked = Object.keys(search).length;
  const least = Math.min(...recipes.map((recipe) => missedBy(recipe, search)));
  if (least >= asked) return [];
  return recipes.filter((recipe) => missedBy(recipe, search) === least).slice(0, NEAREST);
}
