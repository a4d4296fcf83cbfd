import { describe, expect, it } from "vitest";
import { marketProducts } from "#db/seed/market.ts";
import { marketRecipes } from "#db/seed/recipes/recipes.ts";
import {
  foundRecipes,
  matchesRecipeSearch,
  nearestRecipes,
} from "#shared/catalog/recipes/recipe-matches.ts";
import { readRecipeSearch, scaledAmount } from "#shared/catalog/recipes/recipes.ts";

describe("An amount", () => {
  it.each([
    [1, 4, 4, "1"],
    [1, 2, 4, "½"],
    [1.5, 4, 4, "1 ½"],
    [0.5, 6, 4, "¾"],
    [1, 4, 3, "1 ⅓"],
    [2, 3, 2, "3"],
    [1, 1, 10, "0.1"],
    [3, 24, 4, "18"],
  ])(
    "of %d, scaled to %d servings from a recipe for %d, is written as %s",
    (amount, servings, base, text) => {
      expect(scaledAmount(amount, servings, base)).toBe(text);
    },
  );
});

describe("The search of the recipe list", () => {
  it("keeps known parameters and drops the others", () => {
    expect(readRecipeSearch({ diet: "vegan", quick: "true", ready: "yes", season: true })).toEqual({
      diet: "vegan",
      quick: true,
      season: true,
    });
    expect(readRecipeSearch({ diet: "keto" })).toEqual({});
    expect(readRecipeSearch({ ordered: "true" })).toEqual({ ordered: true });
  });

  it("filters by diet, time, availability and season", () => {
    const recipe = {
      diets: ["vegan"],
      minutes: 30,
      available: 3,
      forSale: 4,
      inSeason: true,
      ordered: 1,
    };
    expect(matchesRecipeSearch(recipe, {})).toBe(true);
    expect(matchesRecipeSearch(recipe, { diet: "vegan", quick: true })).toBe(true);
    expect(matchesRecipeSearch(recipe, { diet: "gluten-free" })).toBe(false);
    expect(matchesRecipeSearch({ ...recipe, minutes: 31 }, { quick: true })).toBe(false);
    expect(matchesRecipeSearch(recipe, { ready: true })).toBe(false);
    expect(matchesRecipeSearch(recipe, { season: true })).toBe(true);
    expect(matchesRecipeSearch({ ...recipe, inSeason: false }, { season: true })).toBe(false);
    expect(matchesRecipeSearch(recipe, { ordered: true })).toBe(true);
    expect(matchesRecipeSearch({ ...recipe, ordered: 0 }, { ordered: true })).toBe(false);
  });

  it("puts those that use most of what was ordered first, and otherwise keeps the order", () => {
    const facts = { diets: [], minutes: 30, available: 3, forSale: 4, inSeason: true };
    const [none, one, three] = [0, 1, 3].map((ordered) => ({ ...facts, ordered }));
    if (!none || !one || !three) throw new Error("three recipes");
    expect(foundRecipes([one, none, three], { ordered: true })).toEqual([three, one]);
    expect(foundRecipes([one, none, three], { season: true })).toEqual([one, none, three]);
  });

  it("suggests the recipes that miss the fewest filters when none matches them all", () => {
    const recipe = {
      diets: ["vegan"],
      minutes: 45,
      available: 3,
      forSale: 4,
      inSeason: true,
      ordered: 0,
    };
    const [near, far] = [recipe, { ...recipe, diets: [], inSeason: false }];
    const asked = { diet: "vegan", quick: true, season: true } as const;
    expect(nearestRecipes([far, near], asked)).toEqual([near]);
    expect(nearestRecipes([near, near, near, near], asked)).toHaveLength(3);
    expect(nearestRecipes([far], { quick: true })).toEqual([]);
    expect(nearestRecipes([], asked)).toEqual([]);
  });
});

describe("The demo market's recipes", () => {
  const goods = new Map(marketProducts.map((product) => [product.slug, product]));
  const used = marketRecipes.flatMap((recipe) =>
    recipe.ingredients.flatMap(([, , , slug]) => (slug ? [{ recipe, slug }] : [])),
  );

  it("have unique slugs", () => {
    expect(new Set(marketRecipes.map((recipe) => recipe.slug)).size).toBe(marketRecipes.length);
  });

  it.each(marketRecipes.map((recipe) => [recipe.slug, recipe] as const))(
    "%s is as complete in Spanish as in English",
    (_slug, { es, ...recipe }) => {
      expect(es.ingredients).toHaveLength(recipe.ingredients.length);
      expect(es.steps).toHaveLength(recipe.steps.length);
      const numbers = (texts: readonly string[]) => texts.join(" ").match(/\d+/g)?.toSorted();
      expect(numbers(es.steps)).toEqual(numbers(recipe.steps));
      const words = [es.title, es.summary, es.leftovers, ...es.steps, ...es.ingredients];
      expect(words.filter((text) => text.trim() === "")).toEqual([]);
    },
  );

  it.each(used.map(({ recipe, slug }) => [recipe.title, slug]))(
    "%s uses %s, which the market sells",
    (_title, slug) => {
      expect(goods.has(slug)).toBe(true);
    },
  );

  it("are vegetarian only without meat and fish, and vegan only without milk, eggs and honey as well", () => {
    const animal = ["meat-poultry", "seafood"];
    const isAnimal = (slug: string) => animal.includes(goods.get(slug)?.category ?? "");
    const isOfAnimals = (slug: string) =>
      isAnimal(slug) || goods.get(slug)?.category === "eggs-dairy" || slug.includes("honey");
    const wrong = used.filter(
      ({ recipe: { diets }, slug }) =>
        (diets.includes("vegetarian") && isAnimal(slug)) ||
        (diets.includes("vegan") && isOfAnimals(slug)),
    );
    expect(wrong).toEqual([]);
  });

  it("are gluten-free only without declared wheat", () => {
    for (const { recipe, slug } of used.filter(({ recipe: { diets } }) =>
      diets.includes("gluten-free"),
    )) {
      const allergens = goods.get(slug)?.allergens.map((note) => note.allergen) ?? [];
      expect(`${recipe.title}: ${slug} ${allergens.join()}`).not.toContain("wheat");
    }
  });
});
