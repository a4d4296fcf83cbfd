import { describe, expect, test } from "vitest";
import { readFilterWords } from "#shared/catalog/search/filter-words.ts";
import { readShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { anyWords, searchGroups } from "#shared/catalog/search/search-words.ts";
import { ownTime } from "#tests/support/market/time/own-time.ts";

describe("Diets, allergens and “organic” in a search", () => {
  test.each([
    ["gluten free bread", { q: "bread", diet: "gluten-free" }],
    ["Gluten-Free Bread", { q: "Bread", diet: "gluten-free" }],
    ["bread glutenfree", { q: "bread", diet: "gluten-free" }],
    ["bread without gluten", { q: "bread", diet: "gluten-free" }],
    ["dairy free", { without: "milk" }],
    ["non-dairy cookies", { q: "cookies", without: "milk" }],
    ["no eggs", { without: "eggs" }],
    ["milk and egg free cookies", { q: "cookies", without: "eggs.milk" }],
    [
      "cookies without milk, eggs or nuts",
      { q: "cookies", without: "eggs.milk.peanuts.tree-nuts" },
    ],
    ["tree nut free", { without: "tree-nuts" }],
    ["peanut allergy", { without: "peanuts" }],
    ["allergic to shellfish", { without: "shellfish" }],
    ["vegan", { diet: "vegan" }],
    ["100% organic", { organic: true }],
    ["100 % Organic tomatoes", { q: "tomatoes", organic: true }],
    ["organic vegan jam", { q: "jam", diet: "vegan", organic: true }],
    ["organically grown", { organic: true }],
    ["certified organic", { organic: true }],
    ["USDA organic eggs", { q: "eggs", organic: true }],
    ["USDA Certified Organic milk", { q: "milk", organic: true }],
    ["100% certified organic kale", { q: "kale", organic: true }],
    ["orgánico certificado", { organic: true }],
    ["USDA-certified organic eggs", { q: "eggs", organic: true }],
    ["certified-organic kale", { q: "kale", organic: true }],
    ["orgánico USDA", { organic: true }],
    ["certificado orgánico", { organic: true }],
    ["no vegan organic jam", { q: "no organic jam", diet: "vegan" }],
    ["fresas orgánicas certificadas", { q: "fresas", organic: true }],
    ["vegan non-organic jam", { q: "non-organic jam", diet: "vegan" }],
    ["verduras orgánicas", { q: "verduras", organic: true }],
    ["vegan and gluten free jam", { q: "jam", diet: "gluten-free.vegan" }],
    ["plant-based spreads", { q: "spreads", diet: "vegan" }],
    ["meat free", { diet: "vegetarian" }],
    ["pan sin gluten", { q: "pan", diet: "gluten-free" }],
    [
      "galletas sin leche, huevo ni nueces",
      { q: "galletas", without: "eggs.milk.peanuts.tree-nuts" },
    ],
    ["pan sin lácteos y sin ajonjolí", { q: "pan", without: "milk.sesame" }],
    ["alérgico a los mariscos", { without: "shellfish" }],
    ["sin crustáceos", { without: "shellfish" }],
    ["pan sin nueces de árbol", { q: "pan", without: "tree-nuts" }],
    ["mermelada vegana", { q: "mermelada", diet: "vegan" }],
  ])("%j becomes filters", (q, search) => {
    expect(readShopSearch({ q })).toEqual(search);
  });

  test.each([
    "bread",
    "eggs",
    "free range eggs",
    "eggs free range",
    "milk",
    "sugar free",
    "fish",
    "buttermilk",
    "peanuts",
    "wheat flour",
    "nothing",
    "leche",
    "huevos",
    "uva sin semilla",
    "nuez",
    "non-organic carrots",
    "not organic",
    "not certified organic",
    "no orgánico",
    "sin orgánicos",
  ])("%j stays a plain search", (q) => {
    expect(readFilterWords(q)).toEqual({ rest: q, diet: [], without: [], organic: false });
    expect(readShopSearch({ q })).toEqual({ q });
  });

  test("are added to the filters that are already chosen", () => {
    expect(readShopSearch({ q: "vegan jam", diet: "gluten-free", without: "soy" })).toEqual({
      q: "jam",
      diet: "gluten-free.vegan",
      without: "soy",
    });
  });

  test("are read quickly from the longest search", async () => {
    const took = await ownTime(async () => {
      for (const text of [
        "nuts and ",
        "no ",
        "free of eggs, ",
        "tree-",
        "sin leche y ",
        "sin ",
        "usda ",
      ])
        readFilterWords(text.repeat(40));
    });
    expect(took).toBeLessThan(100);
  });
});

test("A broad search uses the noun of another name, not its adjectives", () => {
  expect(anyWords(searchGroups(["scallion"]))).toEqual(["scallion", "onion"]);
  expect(anyWords(searchGroups(["purple", "carrots"]))).toEqual(["purple", "carrots"]);
});
