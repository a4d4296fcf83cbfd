import { afterAll, beforeAll, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { suggest } from "#server/services/catalog/search/suggest.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

const rows = async (q: string) => (await suggest(market.deps, q)).rows;
const names = async (q: string) => (await rows(q)).map(({ name }) => name);

it("Suggests at most five goods, two farms and a recipe, in this order", async () => {
  for (const q of ["to", "car", "egg", "le", "ridge", "a", "farm"]) {
    const kinds = (await rows(q)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "product").length).toBeLessThanOrEqual(5);
    expect(kinds.filter((kind) => kind === "farm").length).toBeLessThanOrEqual(2);
    expect(kinds.filter((kind) => kind === "recipe").length).toBeLessThanOrEqual(1);
    expect(kinds).toEqual(kinds.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
  }
});
const ORDER = ["product", "farm", "recipe"];

it("Finds goods by the beginning of a word in their name", async () => {
  const found = await names("carr");
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]).toMatch(/\bcarr/i);
});

it("Corrects a typo, and says what it searched for", async () => {
  const found = await suggest(market.deps, "zuchini");
  expect(found.searchedFor).toBe("zucchini");
  expect(found.rows[0]?.name).toMatch(/zucchini|squash/i);
});

it("Recognizes other names for the same thing", async () => {
  expect((await names("courgette")).join()).toMatch(/zucchini/i);
});

it("Finds a farm by its name, and a recipe by its title", async () => {
  const [farm] = await market.database.sql<{ name: string }[]>`
    select name from farms where status = 'live' order by id limit 1`;
  const [recipe] = await market.database.sql<{ title: string }[]>`
    select title from recipes order by id limit 1`;
  expect(await rows(farm?.name ?? "")).toContainEqual(
    expect.objectContaining({ kind: "farm", name: farm?.name }),
  );
  expect(await rows(recipe?.title ?? "")).toContainEqual(
    expect.objectContaining({ kind: "recipe", name: recipe?.title }),
  );
});

it.each([
  ["sopa", "Sopa de calabaza butternut con mantequilla dorada"],
  ["bacalao", "Bacalao negro con jengibre y bok choy"],
  ["mejillones con po", "Mejillones con poro y jugo de manzana"],
  ["tamari", "Bacalao negro con jengibre y bok choy"],
])("On Spanish pages %j suggests the recipe %j", async (q, title) => {
  const found = await speak("es", () => rows(q));
  expect(found).toContainEqual(expect.objectContaining({ kind: "recipe", name: title }));
});

it.each(["%", "\\", "(((", "'; drop table farms; --", "😀", "   "])(
  "Treats %j as plain text and does not fail",
  async (q) => {
    expect((await suggest(market.deps, q)).searchedFor).not.toBe(q);
    expect(await market.database.sql`select 1 from farms limit 1`).toHaveLength(1);
  },
);
