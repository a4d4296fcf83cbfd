import { describe, expect, it } from "vitest";
import { seasonalRecipe } from "#shared/catalog/recipes/seasonal-recipe.ts";
import { addDays } from "#shared/time.ts";

const recipe = (slug: string, more: object = {}) => ({
  slug,
  inSeason: true,
  forSale: 3,
  available: 3,
  ...more,
});

describe("The recipe suggested on a day", () => {
  it("is in season, and everything it takes can be bought if possible", () => {
    const recipes = [
      recipe("asparagus", { inSeason: false }),
      recipe("squash", { available: 2 }),
      recipe("kale"),
    ];
    expect(seasonalRecipe(recipes, "2026-11-24")?.slug).toBe("kale");
    expect(seasonalRecipe(recipes.slice(0, 2), "2026-11-24")?.slug).toBe("squash");
  });

  it("does not exist while nothing is in season", () => {
    expect(seasonalRecipe([recipe("asparagus", { inSeason: false })], "2026-11-24")).toBeNull();
    expect(seasonalRecipe([], "2026-11-24")).toBeNull();
  });

  it("stays from Monday to Sunday, and then gives way to the next one", () => {
    const recipes = [recipe("kale"), recipe("squash"), recipe("leeks")];
    const monday = "2026-11-23";
    const on = (days: number) => seasonalRecipe(recipes, addDays(monday, days))?.slug;
    expect(new Set([0, 1, 2, 3, 4, 5, 6].map(on)).size).toBe(1);
    expect(new Set([0, 7, 14].map(on)).size).toBe(3);
    expect(on(21)).toBe(on(0));
  });
});
