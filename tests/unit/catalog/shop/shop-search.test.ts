import { describe, expect, it, test } from "vitest";
import { nextSeasonMonth, pickVaried, seasonState } from "#shared/catalog/catalog.ts";
import {
  categoryNamed,
  correctWords,
  editDistance,
  searchGroups,
  searchWordsOf,
  toTsQuery,
} from "#shared/catalog/search/search-words.ts";
import {
  appliedFilters,
  filterLabel,
  filtersOf,
  withFilter,
} from "#shared/catalog/shop/shop-filters.ts";
import { slugBase } from "#shared/farms/applications/application-admin.ts";
import { changedSearch, onlyCategory, readShopSearch } from "#shared/catalog/shop/shop-search.ts";

describe("The shop's search parameters", () => {
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
      { organic: true, season: "now" },
    ],
    [{ season: "last.now.last" }, { season: "last.now" }],
    [{ season: "coming", inSeason: true }, { season: "coming.now" }],
    [{ q: { $ne: 1 }, category: ["fruit"] }, {}],
    [{ category: "herbs.shoes.fruit.herbs" }, { category: "fruit.herbs" }],
    [
      { farm: "tula-ridge.Blue Heron.' or 1.blue-heron.7", without: "tree-nuts.tree-nuts" },
      { farm: "blue-heron.tula-ridge", without: "tree-nuts" },
    ],
    [{ certificate: "salmonSafe.", farm: 7, without: "tree nuts" }, { certificate: "salmonSafe" }],
    [{ on: "2026-12-04" }, { on: "2026-12-04" }],
    [{ on: "2026-02-30" }, {}],
    [
      { box: "true", practice: "pasture.compost" },
      { box: true, practice: "compost.pasture" },
    ],
    [{ on: 20261204 }, {}],
  ])("%j is read as %j", (raw, search) => {
    expect(readShopSearch(raw)).toEqual(search);
  });

  it("hold as many farms as a person may follow, and twenty values of any other filter", () => {
    const names = Array.from({ length: 120 }, (_, at) => `farm-${String(at).padStart(3, "0")}`);
    const { farm, label } = readShopSearch({ farm: names.join("."), label: names.join(".") });
    expect(farm?.split(".")).toEqual(names.slice(0, 100));
    expect(label?.split(".")).toEqual(names.slice(0, 20));
  });

  it("truncate a search at the maximum length", () => {
    expect(readShopSearch({ q: "x".repeat(500) }).q).toHaveLength(80);
  });

  it("drop a part that is set to undefined and keep the others", () => {
    const search = { q: "kale", organic: true } as const;
    expect(changedSearch(search, { organic: undefined })).toEqual({ q: "kale" });
    expect(changedSearch(search, { category: "herbs" })).toEqual({ ...search, category: "herbs" });
  });

  it("list each value of each active filter, but not the sort order", () => {
    const search = readShopSearch({
      q: "kale",
      category: "eggs-dairy.fruit",
      sort: "price",
      without: "tree-nuts",
      farm: "tula-ridge",
      on: "2026-12-04",
      organic: true,
    });
    const names = { farm: [{ id: "tula-ridge", name: "Tula Ridge Farm" }], label: [] };
    expect(appliedFilters(search).map((filter) => filterLabel(filter, names))).toEqual([
      "“kale”",
      "Here on Fri Dec\u00a04",
      "Fruit",
      "Eggs & dairy",
      "Organic",
      "No tree nuts",
      "Tula Ridge Farm",
    ]);
  });

  it("label a filter as its facet does, or after its slug until the facets are known", () => {
    const filter = { part: "label", value: "dry-farmed" } as const;
    const names = { farm: [], label: [{ id: "dry-farmed", name: "De temporal" }] };
    expect(filterLabel(filter, names)).toBe("De temporal");
    expect(filterLabel({ ...filter, value: "u-pick-berries" }, names)).toBe("U pick berries");
    expect(filterLabel(filter)).toBe("Dry farmed");
  });

  it("are the same again after a filter was added and removed", () => {
    const start = readShopSearch({ category: "fruit", diet: "vegan", sort: "name" });
    for (const filter of [
      { part: "category", value: "herbs" },
      { part: "without", value: "milk" },
      { part: "farm", value: "tula-ridge" },
      { part: "on", value: "2026-12-04" },
      { part: "organic", value: "" },
    ] as const) {
      const narrowed = withFilter(start, filter, true);
      expect(appliedFilters(narrowed)).toContainEqual(filter);
      expect(withFilter(narrowed, filter, false)).toEqual(start);
    }
    expect(withFilter(start, { part: "category", value: "fruit" }, false)).toEqual({
      diet: "vegan",
      sort: "name",
    });
  });

  it("send lists to the server, and name the category only if it is the only one", () => {
    expect(
      filtersOf({ category: "fruit.herbs", without: "tree-nuts.milk", organic: true }),
    ).toEqual({
      category: ["fruit", "herbs"],
      without: ["milk", "tree nuts"],
      organic: true,
    });
    const unknown = { diet: "paleo.vegan", certificate: "organic", without: "kale" };
    expect(filtersOf(unknown)).toEqual({ diet: ["vegan"] });
    expect(onlyCategory({ category: "fruit" })).toBe("fruit");
    expect(onlyCategory({ category: "fruit.herbs" })).toBeUndefined();
  });
});

describe("The words of a search", () => {
  it("are letters and digits only, so that no query syntax gets through", () => {
    expect(searchWordsOf("O'Brien & (kale | !leek):* ‘purée’")).toEqual([
      "o",
      "brien",
      "kale",
      "leek",
      "purée",
    ]);
    expect(searchWordsOf("  '';-- ")).toEqual([]);
  });

  it("include other names of the same thing, also for plurals and several words", () => {
    expect(searchGroups(["courgettes"])).toEqual([["courgettes", "zucchini", "summer squash"]]);
    expect(searchGroups(["fresh", "spring", "onions"])).toEqual([
      ["fresh"],
      ["spring onions", "green onion", "scallion"],
    ]);
  });

  it("become a query in which every group must match, or any word if asked", () => {
    const groups = [["kale"], ["scallion", "green onion"]];
    expect(toTsQuery(groups)).toBe("('kale') & ('scallion' | 'green onion')");
    expect(toTsQuery([["kale"]], { mode: "prefix", weights: "A" })).toBe("('kale':*A)");
    expect(toTsQuery([["kale"], ["scallion", "green onion"]], { mode: "any" })).toBe(
      "'kale' | 'scallion' | 'onion'",
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
    expect(correctWords([typed], new Map([[typed, names]]))).toEqual(meant && [meant]);
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

  it("are corrected only if they are unknown", () => {
    const nearest = new Map([
      ["fresh", ["fresh"]],
      ["zuchini", ["zucchini"]],
    ]);
    expect(correctWords(["fresh", "zuchini"], nearest)).toEqual(["fresh", "zucchini"]);
    expect(correctWords(["fresh"], nearest)).toBeNull();
    expect(correctWords(["courgette"], new Map())).toBeNull();
  });

  it("are compared by letters that are added, left out, changed or swapped", () => {
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

test("A varied selection has each farm once and a category at most twice while there are others", () => {
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

it("a farm can be filtered by whatever slug its name gives it", () => {
  for (const name of ["3 Sisters Farm", "Ñuñoa & Sons", "A farm with a name ".repeat(6)]) {
    const farm = slugBase(name);
    expect(readShopSearch({ farm })).toEqual({ farm });
  }
});
