import { describe, expect, it, test } from "vitest";
import { nextSeasonMonth, pickVaried, seasonState } from "#shared/catalog.ts";
import {
  categoryNamed,
  closestWord,
  correctWords,
  editDistance,
  searchGroups,
  searchWordsOf,
  toTsQuery,
} from "#shared/search-words.ts";
import { categoryCounts, countMatching, relaxations, type ShopCount } from "#shared/shop-counts.ts";
import { appliedFilters, changedSearch, filterLabel, readShopSearch } from "#shared/shop-search.ts";

describe("The shop's address", () => {
  test.each([
    [{}, {}],
    [{ q: "  kale " }, { q: "kale" }],
    [{ q: 12 }, { q: "12" }],
    [{ q: "" }, {}],
    [
      { category: "fruit", sort: "price" },
      { category: "fruit", sort: "price" },
    ],
    [{ category: "shoes", sort: "magic", organic: "no" }, {}],
    [{ sort: "recommended" }, {}],
    [
      { organic: true, inSeason: "1" },
      { organic: true, inSeason: true },
    ],
    [{ q: { $ne: 1 }, category: ["fruit"] }, {}],
  ])("%j is read as %j", (raw, search) => {
    expect(readShopSearch(raw)).toEqual(search);
  });

  it("keeps no more of a search than can be asked", () => {
    expect(readShopSearch({ q: "x".repeat(500) }).q).toHaveLength(80);
  });

  it("loses a part that is set to undefined and keeps the others", () => {
    const search = { q: "kale", organic: true } as const;
    expect(changedSearch(search, { organic: undefined })).toEqual({ q: "kale" });
    expect(changedSearch(search, { category: "herbs" })).toEqual({ ...search, category: "herbs" });
  });

  it("names the filters that are on; the sort is none", () => {
    const search = { q: "kale", category: "eggs-dairy", sort: "price" } as const;
    expect(appliedFilters(search)).toEqual(["q", "category"]);
    expect(appliedFilters(search).map((part) => filterLabel(search, part))).toEqual([
      "“kale”",
      "Eggs & dairy",
    ]);
  });
});

describe("The counts of the shop", () => {
  const counts: ShopCount[] = [
    { category: "fruit", organic: true, inSeason: true, count: 3 },
    { category: "fruit", organic: false, inSeason: true, count: 4 },
    { category: "herbs", organic: true, inSeason: false, count: 5 },
  ];

  it("add up what the filters leave", () => {
    expect(countMatching(counts, {})).toBe(12);
    expect(countMatching(counts, { organic: true })).toBe(8);
    expect(countMatching(counts, { category: "fruit", organic: true, inSeason: true })).toBe(3);
  });

  it("tell for each category what choosing it would leave", () => {
    const shown = categoryCounts(counts, { category: "fruit", organic: true });
    expect(shown.filter(({ count }) => count > 0)).toEqual([
      { category: "fruit", count: 3 },
      { category: "herbs", count: 5 },
    ]);
  });

  it("offer to take away exactly the filters whose removal helps", () => {
    expect(relaxations(counts, { category: "herbs", inSeason: true })).toEqual([
      { without: "category", count: 7 },
      { without: "inSeason", count: 5 },
    ]);
    expect(relaxations(counts, { category: "bakery", organic: true })).toEqual([
      { without: "category", count: 8 },
    ]);
  });
});

describe("The words of a search", () => {
  it("are letters and digits only, so that no sign of a query language passes", () => {
    expect(searchWordsOf("O'Brien & (kale | !leek):* ‘purée’")).toEqual([
      "o",
      "brien",
      "kale",
      "leek",
      "purée",
    ]);
    expect(searchWordsOf("  '';-- ")).toEqual([]);
  });

  it("take in other names of the same thing, also in the plural and of several words", () => {
    expect(searchGroups(["courgettes"])).toEqual([["courgettes", "zucchini", "summer squash"]]);
    expect(searchGroups(["fresh", "spring", "onions"])).toEqual([
      ["fresh"],
      ["spring onions", "green onion", "scallion"],
    ]);
  });

  it("become a query in which every group has to be met", () => {
    const groups = [["kale"], ["scallion", "green onion"]];
    expect(toTsQuery(groups)).toBe("('kale') & ('scallion' | 'green onion')");
    expect(toTsQuery([["kale"]], { mode: "prefix", weights: "A" })).toBe("('kale':*A)");
    expect(toTsQuery([["kale"], ["scallion", "green onion"]], { mode: "any" })).toBe(
      "'kale' | 'scallion' | 'green' | 'onion'",
    );
  });

  test.each([
    ["zuchini", "zucchini"],
    ["tometo", "tomatoes"],
    ["tomatos", "tomatoes"],
    ["letuce", "lettuce"],
    ["carotts", "carrots"],
    ["avacado", "avocados"],
    ["sourdoh", "sourdough"],
    ["xylophone", null],
    ["acchini", null],
  ])("%j was probably meant as %j", (typed, meant) => {
    const names = ["zucchini", "tomatoes", "lettuce", "carrots", "avocados", "sourdough", "leek"];
    expect(closestWord(typed, names)).toBe(meant);
  });

  it.each([
    ["vegetables", "vegetables"],
    ["Vegetable", "vegetables"],
    ["meat", "meat-poultry"],
    ["Eggs & dairy", "eggs-dairy"],
    ["herb", "herbs"],
    ["kale", null],
  ])("%j names the category %j", (query, category) => {
    expect(categoryNamed(searchWordsOf(query))).toBe(category);
  });

  it("are corrected only where they are unknown", () => {
    const nearest = new Map([
      ["fresh", ["fresh"]],
      ["zuchini", ["zucchini"]],
    ]);
    expect(correctWords(["fresh", "zuchini"], nearest)).toEqual(["fresh", "zucchini"]);
    expect(correctWords(["fresh"], nearest)).toBeNull();
    expect(correctWords(["courgette"], new Map())).toBeNull();
  });

  it("differ by the letters that are added, left out, changed or swapped", () => {
    expect(editDistance("kale", "kale")).toBe(0);
    expect(editDistance("kael", "kale")).toBe(1);
    expect(editDistance("leek", "week")).toBe(1);
    expect(editDistance("", "kale")).toBe(4);
  });
});

describe("The season of a product", () => {
  test.each([
    [[10, 11, 12], 11, "in season", 12],
    [[10, 11, 12], 12, "last weeks", 10],
    [[10, 11, 12], 9, "coming", 10],
    [[12, 1, 2], 12, "in season", 1],
    [[6], 11, "out of season", 6],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4, "year-round", 5],
  ])("of months %j in month %i is %s, and its next month is %i", (months, month, state, next) => {
    expect(seasonState(months, month)).toBe(state);
    expect(nextSeasonMonth(months, month)).toBe(next);
  });
});

test("A varied choice shows each farm once and a category twice while there are others", () => {
  const card = (farmId: number, category: "fruit" | "herbs") => ({ farmId, category });
  const cards = [
    card(1, "fruit"),
    card(1, "herbs"),
    card(2, "fruit"),
    card(3, "fruit"),
    card(4, "herbs"),
  ];
  expect(pickVaried(cards, 3)).toEqual([card(1, "fruit"), card(2, "fruit"), card(4, "herbs")]);
  expect(pickVaried(cards, 9)).toHaveLength(5);
});
