import { expect, it } from "vitest";
import { measured } from "#client/features/catalog/recipes/measured.ts";
import { recipeHead } from "#client/features/catalog/recipes/recipe-head.ts";
import { speak } from "#server/language.ts";

const RECIPE = {
  slug: "a-soup",
  title: "Sopa",
  summary: "Una sopa.",
  minutes: 20,
  servings: 4,
  diets: [],
  picture: "print-dish-a-soup-oat",
  steps: ["Hierva."],
  leftovers: "Dura.",
  ingredients: [
    { amount: 2, unit: "bunch", name: "zanahorias", product: null, packShare: 0 },
    { amount: 1, unit: null, name: "cebolla", product: null, packShare: 0 },
    { amount: null, unit: null, name: "sal", product: null, packShare: 0 },
  ],
} as const;

const structured = () =>
  JSON.stringify(recipeHead(structuredClone(RECIPE) as never, "https://furrow.test"));

it("the structured data of a recipe is in the language of its page", () => {
  const spanish = speak("es", structured);
  expect(spanish).toContain("2 manojos de zanahorias");
  expect(spanish).toContain("1 cebolla");
  expect(spanish).toContain("https://furrow.test/es/recipes/a-soup");
  expect(structured()).toContain("2 bunches zanahorias");
});

it.each([
  [0.5, "cup", 4, "½ cup", "½ taza"],
  [0.5, "cup", 12, "1 ½ cups", "1 ½ tazas"],
  [2, "tsp", 4, "2 tsp", "2 cditas."],
  [1, "leaf", 4, "1 leaf", "1 hoja"],
  [3, "leaf", 4, "3 leaves", "3 hojas"],
  [2, null, 4, "2", "2"],
  [null, null, 4, "", ""],
] as const)("%s %s for %d servings is %j, in Spanish %j", (amount, unit, servings, en, es) => {
  const read = () => measured({ amount, unit }, servings, 4);
  expect(read()).toBe(en);
  expect(speak("es", read)).toBe(es);
});
