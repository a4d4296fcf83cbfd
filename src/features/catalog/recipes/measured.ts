import { catalogRecipes as m } from "#messages/catalog/recipes/recipes.ts";
import type { Measure } from "#shared/catalog/recipes/recipe-packs.ts";
import { scaledAmount } from "#shared/catalog/recipes/recipes.ts";

/** `1 ½ cups`: the amount of an ingredient for the given servings; empty where it is up to the cook. */
export function measured({ amount, unit }: Measure, servings: number, baseServings: number) {
  if (amount === null) return "";
  const number = scaledAmount(amount, servings, baseServings);
  if (unit === null) return number;
  const { one, several } = m.units[unit];
  return `${number} ${(amount * servings) / baseServings > 1 ? several : one}`;
}

/** `2 bunches carrots`: an ingredient on one line, for the given servings. */
export function ingredientText(
  ingredient: Measure & { name: string },
  servings: number,
  baseServings: number,
): string {
  const { name, unit } = ingredient;
  const measure = measured(ingredient, servings, baseServings);
  if (measure === "") return name;
  return unit === null ? `${measure} ${name}` : m.measureOf(measure, name);
}
