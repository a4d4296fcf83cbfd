import { speak } from "#server/language.ts";
import { describe, expect, it, test } from "vitest";
import { marketProducts } from "#db/seed/market.ts";
import { withoutAccents } from "#shared/catalog/search/accents.ts";
import { isSpanishWord, SPANISH_NAMES } from "#shared/catalog/search/read-spanish.ts";
import { otherNamesOf } from "#shared/catalog/search/synonyms.ts";
import {
  anyWordsSaid,
  categoryNamed,
  correctWords,
  isBegun,
  searchGroups,
  searchWordsOf,
  toTsQuery,
} from "#shared/catalog/search/search-words.ts";

const groupsOf = (query: string) => searchGroups(searchWordsOf(withoutAccents(query)));

describe("A Spanish name", () => {
  it.each([
    ["betabel", ["betabel", "beet", "beetroot"]],
    ["calabacita", ["calabacita", "zucchini", "courgette", "summer squash"]],
    ["chícharo", ["chicharo", "pea"]],
    ["chicharo", ["chicharo", "pea"]],
    [
      "chile morrón",
      ["chile morron", "bell pepper", "capsicum", "sweet pepper", "sweet red pepper"],
    ],
    ["aceite de oliva", ["aceite de oliva", "olive oil", "olio nuovo"]],
  ])("%j adds its English names to the search", (query, group) => {
    expect(groupsOf(query)).toEqual([group]);
  });

  it.each([
    ["betabeles", "betabel"],
    ["nueces", "nuez"],
    ["limones", "limón"],
    ["chiles serranos", "chile serrano"],
    ["cebollitas de cambray", "cebollita de cambray"],
    ["jugos de manzanas", "jugo de manzana"],
  ])("%j is the plural of %j", (plural, singular) => {
    const [[, ...found] = []] = groupsOf(plural);
    const [[, ...known] = []] = groupsOf(singular);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(known);
  });

  it("is recognized next to other words, and the words that join them are dropped", () => {
    expect(groupsOf("ensalada de betabel con nuez").map(([typed]) => typed)).toEqual([
      "ensalada",
      "betabel",
      "nuez",
    ]);
    expect(groupsOf("la ratte")).toEqual([["la"], ["ratte"]]);
    expect(groupsOf("organic betabel")).toEqual([["organic"], ["betabel", "beet", "beetroot"]]);
  });

  it("is listed once, with English names in lowercase, and is found", () => {
    const names = SPANISH_NAMES.flatMap(([spanish]) => spanish.split(", ")).map((name) =>
      withoutAccents(name.toLowerCase()),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    for (const [spanish, english] of SPANISH_NAMES) {
      expect(`${spanish}, ${english}`).toMatch(/^(?:\p{L}+(?: \p{L}+)*(?:, |$))+$/u);
      expect(english).toMatch(/^[a-z ,]+$/);
    }
    for (const name of names) expect(groupsOf(name)[0]?.length, name).toBeGreaterThan(1);
  });
});

describe("A word that exists in both languages", () => {
  it.each(["pan", "col", "sal", "te", "rosa", "pan dulce", "pan de nuez", "sal de mar"])(
    "%j is read as Spanish",
    (query) => {
      expect(groupsOf(query)[0]?.length).toBeGreaterThan(1);
    },
  );

  it.each([
    "saucepan",
    "sheet pan",
    "pan roasted",
    "santa rosa plums",
    "salsa verde",
    "bay laurel",
    "cole slaw",
    "lima beans",
    "once",
    "mole",
  ])("%j stays English", (query) => {
    expect(groupsOf(query)).toEqual(searchWordsOf(query).map((word) => [word]));
  });
});

test("No word of the demo market is read as Spanish when it stands next to another word", () => {
  const words = new Set(
    marketProducts.flatMap(({ name, summary }) =>
      searchWordsOf(withoutAccents(`${name} ${summary}`)),
    ),
  );
  expect(words.size).toBeGreaterThan(700);
  for (const word of words) {
    expect(searchGroups([word, "xyz"])[0], word).toEqual([word, ...otherNamesOf(word)]);
  }
});

describe("A mistyped Spanish word", () => {
  const nearest = (word: string, ...words: string[]) => new Map([[word, words]]);

  it.each([
    ["betabl", "betabel"],
    ["jitomat", "jitomate"],
    ["zanaoria", "zanahoria"],
    ["calabasita", "calabacita"],
    ["cebola", "cebolla"],
    ["mantekilla", "mantequilla"],
  ])("%j was probably meant as %j", (typed, meant) => {
    expect(correctWords([typed], nearest(typed, "tomatoes", "celery", "cabbage", "beets"))).toEqual(
      [meant],
    );
  });

  it("is not a correct one, in the singular or the plural, or one that joins others", () => {
    for (const query of ["peras con miel", "nueces", "acelgas", "aceite de oliva", "chabacanos"]) {
      const words = searchWordsOf(query);
      const near = new Map(
        words.map((word) => [word, ["pears", "beet", "mile", "chard", "olive"]]),
      );
      expect(correctWords(words, near), query).toBeNull();
    }
  });

  it("gives way to an English one that is as close or means the same", () => {
    expect(correctWords(["brocolli"], nearest("brocolli", "broccoli"))).toEqual(["broccoli"]);
    expect(correctWords(["mandarine"], nearest("mandarine", "mandarins"))).toEqual(["mandarins"]);
    expect(correctWords(["tometo"], nearest("tometo", "tomatoes"))).toEqual(["tomatoes"]);
  });

  it("is not assumed if the market has no English name for it", () => {
    for (const word of ["pasta", "granola", "more", "pate", "tamales"]) {
      expect(correctWords([word], nearest(word, "tomatoes")), word).toBeNull();
    }
  });
});

test("A partly typed name finds the names that it begins", () => {
  expect(isBegun(["zana"])).toBe(true);
  expect(searchGroups(["zana"], "begun")[0]).toContain("carrot");
  expect(searchGroups(["courg"], "begun")[0]).toContain("zucchini");
  expect(searchGroups(["organic", "zana"], "begun")[0]).toEqual(["organic"]);
  expect(searchGroups(["zana"])).toEqual([["zana"]]);
  expect(isBegun(["za"])).toBe(false);
  expect(isBegun(["xylophone"])).toBe(false);
});

test("Only the typed word is matched as a prefix: huevo does not find eggplant", () => {
  expect(toTsQuery(searchGroups(["huevo"]), { mode: "prefix", weights: "A" })).toBe(
    "('huevo':*A | 'egg':A)",
  );
});

test("The words of a broad search are shown in the reader's language", () => {
  expect(anyWordsSaid(["ejotes"])).toBe("bean");
  expect(anyWordsSaid(["pan", "con", "queso"])).toBe("bread or cheese");
  expect(anyWordsSaid(["scallion"])).toBe("scallion or onion");
  const inSpanish = (words: string[]) => speak("es", () => anyWordsSaid(words));
  expect(inSpanish(["ejotes"])).toBe("frijol");
  expect(inSpanish(["pan", "con", "queso"])).toBe("pan o queso");
});

it.each([
  ["verduras", "vegetables"],
  ["Fruta", "fruit"],
  ["hierbas", "herbs"],
  ["huevos y lácteos", "eggs-dairy"],
  ["lácteos", "eggs-dairy"],
  ["carnes y aves", "meat-poultry"],
  ["mariscos", "seafood"],
  ["pescados y mariscos", "seafood"],
  ["despensa", "pantry"],
  ["panadería", "bakery"],
  ["flores", "flowers"],
  ["pan", null],
  ["verduras frescas", null],
])("%j names the category %j", (query, category) => {
  expect(categoryNamed(searchWordsOf(withoutAccents(query)))).toBe(category);
});

test("Joining words count as known, so that they are not corrected", () => {
  for (const word of ["de", "con", "y", "para"]) expect(isSpanishWord(word)).toBe(true);
  expect(isSpanishWord("zucchini")).toBe(false);
});
