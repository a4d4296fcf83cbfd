import { QUICK_MINUTES, type RecipeSearch } from "./recipes.ts";

type Filtered = {
  diets: readonly string[];
  minutes: number;
  available: number;
  forSale: number;
  inSeason: boolean;
  /** How many of its ingredients the reader ordered lately; 0 if that is unknown. */
  ordered: number;
};

/** How many of the active filters a recipe does not meet. */
function missedBy(recipe: Filtered, { diet, quick, ready, season, ordered }: RecipeSearch): number {
  const missed = [
    diet && !recipe.diets.includes(diet),
    quick && recipe.minutes > QUICK_MINUTES,
    ready && recipe.available !== recipe.forSale,
    season && !recipe.inSeason,
    ordered && recipe.ordered === 0,
  ];
  return missed.filter(Boolean).length;
}

/**
 * `ready` requires that every ingredient we sell can be bought now, `season` that every ingredient we sell is in
 * season, `ordered` that it uses at least one of the reader's goods.
 */
export function matchesRecipeSearch(recipe: Filtered, search: RecipeSearch): boolean {
  return missedBy(recipe, search) === 0;
}

/**
 * The recipes that match. With `ordered`, those that use most of what the reader ordered come first; otherwise the
 * order is kept.
 */
export function foundRecipes<Recipe extends Filtered>(
  recipes: readonly Recipe[],
  search: RecipeSearch,
): Recipe[] {
  const found = recipes.filter((recipe) => matchesRecipeSearch(recipe, search));
  return search.ordered ? found.toSorted((a, b) => b.ordered - a.ordered) : found;
}

/** How many recipes to suggest when nothing matches. */
const NEAREST = 3;

/** For when no recipe matches: those that miss the fewest filters, excluding any that miss all of them. */
export function nearestRecipes<Recipe extends Filtered>(
  recipes: readonly Recipe[],
  search: RecipeSearch,
): Recipe[] {
  const asked = Object.keys(search).length;
  const least = Math.min(...recipes.map((recipe) => missedBy(recipe, search)));
  if (least >= asked) return [];
  return recipes.filter((recipe) => missedBy(recipe, search) === least).slice(0, NEAREST);
}
