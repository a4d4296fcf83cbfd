import { describe, expect, it } from "vitest";
import { marketRecipes } from "#db/seed/recipes/recipes.ts";
import { clockText, timesIn } from "#shared/catalog/recipes/recipe-timer.ts";

describe("The timers of a step", () => {
  it.each([
    ["Roast for 20 minutes.", [20]],
    ["Fry 3 to 4 minutes on each side.", [3]],
    ["Simmer 25–30 minutes, then rest for 5 minutes.", [25, 5]],
    ["Let it stand for 1 hour.", [60]],
    ["Cook for ten minutes, stirring.", [10]],
    ["After a 15-minute rest, fold it.", [15]],
    ["Hornear 40 minutos.", [40]],
    ["Heat the oven to 425 °F.", []],
    ["Chop 20 leaves in a minute.", []],
    ["Wait 0 minutes.", []],
    ["Cure for 99 hours.", []],
    ["Fry two minutes, turn, two minutes more.", [2]],
  ])("of “%s” are %j, in minutes", (step, times) => {
    expect(timesIn(step)).toEqual(times);
  });

  it("are found in most steps of the demo market that mention minutes", () => {
    const named = marketRecipes.flatMap(({ steps }) => steps).filter((step) => /minute/.test(step));
    const found = named.filter((step) => timesIn(step).length > 0);
    expect(found.length).toBeGreaterThan(named.length * 0.8);
  });

  it.each([
    [20 * 60_000, "20:00"],
    [59_001, "1:00"],
    [9_400, "0:10"],
    [0, "0:00"],
    [-5, "0:00"],
    [3_900_000, "1:05:00"],
  ])("%d milliseconds are shown as %s", (left, text) => {
    expect(clockText(left)).toBe(text);
  });
});
