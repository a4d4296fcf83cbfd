import { LEAST_BOX_PRICE } from "#shared/boxes/boxes.ts";
import type { Cents } from "#shared/money.ts";
import { seasonalRecipe } from "#shared/catalog/recipes/seasonal-recipe.ts";
import { type LatestReview, latestReviews } from "./reviews/latest-reviews.ts";
import { listRecipes, type RecipeCard } from "./recipes.ts";
import { type CatalogDeps, todayOf } from "./today.ts";

/** What the home page shows below the harvest. It is read on its own, so that it is there even if the goods are not. */
export type HomeStories = {
  /** A recipe that is in season today; null if none is. */
  recipe: RecipeCard | null;
  /** What buyers wrote last, whatever they thought. */
  reviews: LatestReview[];
  /** What the least expensive weekly box costs. */
  boxFrom: Cents;
};

const REVIEWS = 3;

/** Reads what the home page shows below the harvest. */
export async function getHomeStories(deps: CatalogDeps): Promise<HomeStories> {
  const [recipes, reviews] = await Promise.all([listRecipes(deps), latestReviews(deps, REVIEWS)]);
  return { recipe: seasonalRecipe(recipes, todayOf(deps).day), reviews, boxFrom: LEAST_BOX_PRICE };
}
