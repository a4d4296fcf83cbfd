import { mainRecipes } from "./mains.ts";
import { sweetRecipes } from "./sweets.ts";
import type { RecipeSeed } from "./types.ts";
import { vegetableRecipes } from "./vegetables.ts";

/** The recipes of the demo market, in the order they are shown. */
export const marketRecipes: readonly RecipeSeed[] = [
  ...vegetableRecipes,
  ...mainRecipes,
  ...sweetRecipes,
];

/** What the print of a recipe's dish is called. */
export const dishName = ({ slug }: RecipeSeed) => `dish-${slug}`;
