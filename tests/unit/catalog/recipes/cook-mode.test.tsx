import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CookMode } from "#client/features/catalog/recipes/cook-mode/cook-mode.tsx";
import { ingredientText } from "#client/features/catalog/recipes/measured.ts";
import { speak } from "#server/language.ts";
import { showAnswered } from "#tests/support/answered.tsx";

afterEach(cleanup);

const INGREDIENTS = [
  { amount: 1, unit: "cup", name: "flour", product: null },
  { amount: 3, unit: null, name: "eggs", product: null },
  { amount: null, unit: null, name: "salt", product: null },
] as const;
const RECIPE = {
  id: 1,
  slug: "leek-tart",
  title: "Leek tart",
  summary: "A tart.",
  minutes: 40,
  servings: 2,
  steps: ["Bake."],
  ingredients: [...INGREDIENTS],
};

it("Cook mode lists amounts and units as the page does, for the chosen servings", async () => {
  await showAnswered(<CookMode recipe={RECIPE as never} servings={4} onLeave={() => {}} />, {});
  const list = screen.getByText("Ingredients for 4 servings").closest("details");
  const lines = within(list as HTMLElement).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual(["2 cups flour", "6 eggs", "salt"]);
});

it("An ingredient has a Spanish unit in Spanish", () => {
  const lines = speak("es", () => INGREDIENTS.map((one) => ingredientText(one, 4, 2)));
  expect(lines).toEqual(["2 tazas de flour", "6 eggs", "salt"]);
});
