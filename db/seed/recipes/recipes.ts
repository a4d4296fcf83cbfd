import { mainRecipes } from "./mains.ts";
import { sweetRecipes } from "./sweets.ts";
import type { RecipeSeed } from "./types.ts";
import { vegetableRecipes } from "./vegetables.ts";

/** The demo market's recipes, in display order. */
export const marketRecipes: readonly RecipeSeed[] = [
  ...vegetableRecipes,
  ...mainRecipes,
  ...sweetRecipes,
];

/** Name of the print of a recipe's dish. */
export const dishName = ({ slug }: RecipeSeed) => `dish-${slug}`;
