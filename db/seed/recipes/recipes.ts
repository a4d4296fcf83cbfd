import type { PictureSpec } from "#shared/platform/pictures.ts";
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

/** The picture of a recipe: the first things that go into it. */
export function recipePicture({ emojis, ground }: RecipeSeed): PictureSpec {
  return { shape: "product", emojis, ground };
}
