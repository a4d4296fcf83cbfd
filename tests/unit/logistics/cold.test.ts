import { describe, expect, it } from "vitest";
import { CATEGORY_IDS } from "#shared/catalog/catalog.ts";
import { coldAmong, coldUnits, isCold } from "#shared/logistics/cold.ts";
import { eatenFirst } from "#shared/logistics/eaten-first.ts";

describe("Cold goods", () => {
  it("are eggs, dairy, meat and seafood, which customers are told to refrigerate first", () => {
    const cold = CATEGORY_IDS.filter(isCold);
    expect(cold).toEqual(["eggs-dairy", "meat-poultry", "seafood"]);
    expect(coldAmong(["seafood", "bakery", "eggs-dairy"])).toEqual(["eggs-dairy", "seafood"]);
  });

  it("are counted in units", () => {
    const lines = [
      { units: 3, isCold: true },
      { units: 4, isCold: false },
      { units: 0, isCold: true },
    ];
    expect(coldUnits(lines)).toBe(3);
    expect(coldUnits([])).toBe(0);
  });
});

it("Goods that keep for up to three days are eaten first, the most urgent before the others", () => {
  const goods = [
    { name: "Bread", keepsDays: 3 },
    { name: "Beets", keepsDays: 4 },
    { name: "Cod", keepsDays: 2 },
    { name: "Berries", keepsDays: 3 },
  ];
  expect(eatenFirst(goods).map(({ name }) => name)).toEqual(["Cod", "Bread", "Berries"]);
});
