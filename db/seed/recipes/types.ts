import type { DietId, RecipeUnit } from "#shared/catalog/recipes/recipes.ts";
import type { FormDrawing } from "#shared/prints/families/register.ts";
import type { Ground } from "#shared/platform/pages/pictures.ts";

/** `[amount, unit, name, product slug]`, without the slug for pantry staples. */
export type IngredientSeed = readonly [
  amount: number | null,
  unit: RecipeUnit | null,
  name: string,
  product?: string,
];

/** A recipe of the demo market. */
export type RecipeSeed = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly servings: number;
  readonly diets: readonly DietId[];
  readonly ingredients: readonly IngredientSeed[];
  readonly steps: readonly string[];
  readonly leftovers: string;
  /** Its texts in Spanish; `ingredients` are the names of those above, in the same order. */
  readonly es: {
    readonly title: string;
    readonly summary: string;
    readonly ingredients: readonly string[];
    readonly steps: readonly string[];
    readonly leftovers: string;
  };
  /** The finished dish. */
  readonly drawing: FormDrawing;
  readonly ground: Ground;
};
