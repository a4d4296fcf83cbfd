import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  type Allergen,
  type AllergenNote,
  ALLERGENS,
  CATEGORY_IDS,
} from "#shared/catalog/catalog.ts";
import { DIET_IDS } from "#shared/catalog/diet-names.ts";
import { dietsOf, type Food } from "#shared/catalog/diets.ts";
import { countFacets, matchesFilters, type ShopFact } from "#shared/catalog/shop/shop-counts.ts";
import { PRICE_BAND_IDS } from "#shared/catalog/shop/price-bands.ts";
import { SEASON_CHOICE_IDS } from "#shared/catalog/shop/season-choices.ts";
import type { ShopFilters } from "#shared/catalog/shop/shop-filters.ts";
import { ownTime } from "#tests/support/market/time/own-time.ts";

const plain = { allergensDeclared: true, allergens: [] } as const;
const contains = (allergen: Allergen): AllergenNote => ({ allergen, level: "contains" });

describe("The diets that goods suit", () => {
  const of = (category: Food["category"], ingredients: string | null, ...notes: AllergenNote[]) =>
    dietsOf({ ...plain, category, ingredients, allergens: notes });
  const ALL = ["vegan", "vegetarian", "gluten-free"];

  test.each([
    ["kale", of("vegetables", null), ALL],
    ["eggs", of("eggs-dairy", null, contains("eggs")), ["vegetarian", "gluten-free"]],
    ["milk", of("eggs-dairy", "Raw whole milk.", contains("milk")), ["vegetarian", "gluten-free"]],
    ["cheese with rennet", of("eggs-dairy", "Milk, animal rennet, salt."), ["gluten-free"]],
    ["a steak", of("meat-poultry", null), ["gluten-free"]],
    ["jam", of("pantry", "Strawberries, cane sugar, lemon juice."), ALL],
    ["honey", of("pantry", "Raw honey."), ["vegetarian", "gluten-free"]],
    [
      "bread",
      of("bakery", "Wheat flour, water and sea salt", contains("wheat")),
      ["vegan", "vegetarian"],
    ],
    ["oats, whose gluten no allergen covers", of("pantry", "Oats."), ["vegan", "vegetarian"]],
    ["an unknown nested list", of("pantry", "Tomatoes, spice (chiles, salt), olive oil."), []],
    ["a nested list of known things", of("pantry", "Chiles (garlic, salt), and olive oil."), ALL],
    ["one unknown ingredient", of("pantry", "Tomatoes, natural flavors."), []],
    ["an unknown word that begins like a plant", of("pantry", "Rice, ricepaper."), []],
    ["pantry goods that declare nothing", of("pantry", null), []],
    ["flowers", of("flowers", null), []],
    [
      "kale that may contain milk",
      of("vegetables", null, { allergen: "milk", level: "may contain" }),
      ["vegetarian", "gluten-free"],
    ],
    [
      "kale without declared allergens",
      dietsOf({
        category: "vegetables",
        ingredients: null,
        allergensDeclared: false,
        allergens: [],
      }),
      [],
    ],
  ])("of %s are %j", (_what, diets, expected) => {
    expect(diets).toEqual(expected);
  });

  it("are determined quickly, however long the ingredients are", async () => {
    const long = `${"organic raw sea salt, ".repeat(400)}organic organic salts`;
    const took = await ownTime(async () => expect(of("pantry", long)).toEqual([]));
    expect(took).toBeLessThan(200);
  });

  it("are never more than the declaration allows, and vegan goods are vegetarian", () => {
    fc.assert(
      fc.property(food, (goods) => {
        const diets = dietsOf(goods);
        if (!goods.allergensDeclared) expect(diets).toEqual([]);
        if (diets.includes("vegan")) expect(diets).toContain("vegetarian");
        const noted = goods.allergens.map((note) => note.allergen);
        if (noted.includes("wheat")) expect(diets).not.toContain("gluten-free");
        if (noted.includes("milk")) expect(diets).not.toContain("vegan");
        if (noted.includes("fish")) expect(diets).not.toContain("vegetarian");
      }),
    );
  });
});

const food: fc.Arbitrary<Food> = fc.record({
  category: fc.constantFrom(...CATEGORY_IDS),
  ingredients: fc.option(
    fc
      .array(fc.constantFrom("water", "wheat flour", "milk", "pork", "honey", "flavor", "sea salt"))
      .map((parts) => parts.join(", ")),
  ),
  allergensDeclared: fc.boolean(),
  allergens: fc.array(
    fc.record({
      allergen: fc.constantFrom(...ALLERGENS),
      level: fc.constantFrom("contains" as const, "may contain" as const),
    }),
    { maxLength: 3 },
  ),
});

const fact: fc.Arbitrary<ShopFact> = fc
  .record({
    food,
    farm: fc.constantFrom("hill", "marsh", "fen"),
    certificates: fc.subarray(["salmonSafe", "regenerative"]),
    practices: fc.subarray(["compost", "pasture"]),
    label: fc.constantFrom("heirloom", "small-batch", null),
    price: fc.constantFrom(...PRICE_BAND_IDS),
    seasons: fc.subarray([...SEASON_CHOICE_IDS]),
    organic: fc.boolean(),
    box: fc.boolean(),
    months: fc.subarray([11, 12, 1]),
    count: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ food: goods, ...rest }) => ({
    ...rest,
    category: goods.category,
    diets: dietsOf(goods),
    allergens: goods.allergensDeclared ? goods.allergens.map((note) => note.allergen) : null,
  }));

const filters: fc.Arbitrary<ShopFilters> = fc.record({
  category: fc.subarray([...CATEGORY_IDS], { maxLength: 3 }),
  farm: fc.subarray(["hill", "marsh", "fen"]),
  certificate: fc.subarray(["salmonSafe", "regenerative"]),
  practice: fc.subarray(["compost", "pasture"]),
  label: fc.subarray(["heirloom", "small-batch"]),
  price: fc.subarray([...PRICE_BAND_IDS], { maxLength: 2 }),
  diet: fc.subarray([...DIET_IDS], { maxLength: 2 }),
  without: fc.subarray([...ALLERGENS], { maxLength: 2 }),
  season: fc.subarray([...SEASON_CHOICE_IDS]),
  organic: fc.boolean(),
  box: fc.boolean(),
  on: fc.option(fc.constantFrom("2026-11-27", "2026-12-04"), { nil: undefined }),
});

describe("Leaving out an allergen", () => {
  it("never shows what contains it, may contain it, or does not declare it", () => {
    fc.assert(
      fc.property(food, fc.constantFrom(...ALLERGENS), filters, (goods, allergen, chosen) => {
        const asFact = {
          category: goods.category,
          farm: "hill",
          certificates: ["salmonSafe", "regenerative"],
          practices: ["compost", "pasture"],
          label: chosen.label?.[0] ?? null,
          price: chosen.price?.[0] ?? "under-5",
          seasons: SEASON_CHOICE_IDS,
          organic: true,
          box: true,
          months: [11, 12],
          diets: dietsOf(goods),
          allergens: goods.allergensDeclared ? goods.allergens.map((note) => note.allergen) : null,
        };
        const isFree =
          goods.allergensDeclared && goods.allergens.every((note) => note.allergen !== allergen);
        expect(matchesFilters(asFact, { without: [allergen] })).toBe(isFree);
        const without = [...(chosen.without ?? []), allergen];
        if (!isFree) expect(matchesFilters(asFact, { ...chosen, without })).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe("The count next to a filter", () => {
  const choices = {
    farms: new Map([
      ["hill", "Hill Farm"],
      ["marsh", "Marsh Farm"],
      ["fen", "Fen Farm"],
    ]),
    labels: new Map([
      ["heirloom", "Heirloom"],
      ["small-batch", "Small batch"],
    ]),
    allergens: ALLERGENS,
  };
  const sumOf = (facts: readonly ShopFact[], chosen: ShopFilters) =>
    facts.filter((each) => matchesFilters(each, chosen)).reduce((sum, each) => sum + each.count, 0);

  it("is the size of the list with it: instead of its facet's other values, or added to diets and allergens", () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 12 }), filters, (facts, chosen) => {
        const counted = countFacets(facts, chosen, choices);
        expect(counted.total).toBe(sumOf(facts, chosen));
        expect(counted.everyCategory).toBe(sumOf(facts, { ...chosen, category: [] }));
        expect(counted.organic).toBe(sumOf(facts, { ...chosen, organic: true }));
        for (const season of SEASON_CHOICE_IDS) {
          const only = sumOf(facts, { ...chosen, season: [season] });
          expect(counted.season[season] ?? 0).toBe(only);
        }
        expect(counted.box).toBe(sumOf(facts, { ...chosen, box: true }));
        for (const practice of ["compost", "pasture"] as const) {
          const only = sumOf(facts, { ...chosen, practice: [practice] });
          expect(counted.practice[practice] ?? 0).toBe(only);
        }
        for (const category of CATEGORY_IDS) {
          const only = sumOf(facts, { ...chosen, category: [category] });
          expect(counted.category[category] ?? 0).toBe(only);
        }
        expect(counted.anyDay).toBe(sumOf(facts, { ...chosen, on: undefined }));
        for (const [month, on] of [
          [11, "2026-11-30"],
          [12, "2026-12-01"],
        ] as const) {
          expect(counted.on[month] ?? 0).toBe(sumOf(facts, { ...chosen, on }));
        }
        for (const { id, count } of counted.farm) {
          expect(count).toBe(sumOf(facts, { ...chosen, farm: [id] }));
        }
        for (const { id, count } of counted.label) {
          expect(count).toBe(sumOf(facts, { ...chosen, label: [id] }));
        }
        for (const id of DIET_IDS) {
          const added = { ...chosen, diet: [...(chosen.diet ?? []), id] };
          expect(counted.diet[id] ?? 0).toBe(sumOf(facts, added));
        }
        for (const allergen of ALLERGENS) {
          const added = { ...chosen, without: [...(chosen.without ?? []), allergen] };
          expect(counted.without[allergen] ?? 0).toBe(sumOf(facts, added));
        }
      }),
    );
  });

  const goods = (facts: Partial<ShopFact>): ShopFact => ({
    category: "fruit",
    farm: "hill",
    certificates: [],
    practices: [],
    label: null,
    price: "under-5",
    seasons: [],
    organic: false,
    box: false,
    months: [],
    diets: [],
    allergens: [],
    count: 1,
    ...facts,
  });

  it("for an empty list, is shown for each filter whose removal helps, the highest first", () => {
    const facts = [
      goods({ count: 3, seasons: ["now"] }),
      goods({ count: 5, category: "herbs", farm: "fen" }),
      goods({ count: 2, category: "herbs", seasons: ["now"], allergens: null }),
    ];
    const chosen: ShopFilters = { category: ["herbs"], season: ["now"], without: ["tree nuts"] };
    expect(countFacets(facts, chosen, choices).relaxed).toEqual([
      { part: "season", value: "now", count: 5 },
      { part: "category", value: "herbs", count: 3 },
      { part: "without", value: "tree-nuts", count: 2 },
    ]);
    expect(countFacets(facts, { category: ["herbs"] }, choices).relaxed).toEqual([]);
    expect(countFacets([goods({})], { on: "2026-12-04" }, choices).relaxed).toEqual([
      { part: "on", value: "2026-12-04", count: 1 },
    ]);
    // Fewer farms never show more.
    const none: ShopFilters = { season: ["now"], category: ["herbs"], farm: ["fen", "marsh"] };
    expect(countFacets(facts, none, choices).relaxed).toEqual([
      { part: "season", value: "now", count: 5 },
    ]);
  });

  it("is shown for farms that have goods and for chosen farms, by name", () => {
    const { farm } = countFacets([goods({ farm: "marsh" })], { farm: ["fen"] }, choices);
    expect(farm).toEqual([
      { id: "fen", name: "Fen Farm", count: 0 },
      { id: "marsh", name: "Marsh Farm", count: 1 },
    ]);
  });
});
