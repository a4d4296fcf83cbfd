import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATEGORIES } from "#shared/catalog/catalog.ts";
import { listProducts } from "#server/services/catalog/shop/list.ts";
import { suggest } from "#server/services/catalog/search/suggest.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { NAMELESS, SPANISH_GOODS } from "#tests/support/market/spanish-goods.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

const list = (q: string) => listProducts(market.deps, { q, sort: "recommended", limit: 24 });
const slugs = async (q: string) => (await list(q)).items.map(({ slug }) => slug);
const suggested = async (q: string) => (await suggest(market.deps, q)).rows.map(({ name }) => name);

/** A product must be among this many first results. */
const FIRST = 6;

describe("A search in Spanish", () => {
  it.each(Object.entries(SPANISH_GOODS))("finds %s by each of its names", async (slug, names) => {
    for (const name of names) {
      const page = await list(name);
      expect(
        page.items.slice(0, FIRST).map((item) => item.slug),
        name,
      ).toContain(slug);
      expect(page.searchedFor, name).toBeNull();
    }
  });

  it("has names for all goods of the market except those that have none", async () => {
    const rows = await market.database.sql<{ slug: string }[]>`select slug from products`;
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(
      [...Object.keys(SPANISH_GOODS), ...NAMELESS].toSorted(),
    );
  });

  it.each([
    ["verduras", "vegetables"],
    ["frutas", "fruit"],
    ["hierbas", "herbs"],
    ["huevos y lácteos", "eggs-dairy"],
    ["carnes y aves", "meat-poultry"],
    ["mariscos", "seafood"],
    ["despensa", "pantry"],
    ["panadería", "bakery"],
    ["flores", "flowers"],
  ] as const)("for %s finds the same category as the English name", async (spanish, id) => {
    const label = CATEGORIES.find((category) => category.id === id)?.label ?? "";
    const [found, named] = [await list(spanish), await list(label)];
    expect(found.items.filter(({ category }) => category === id).length).toBeGreaterThan(8);
    expect(found.items.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(
        named.items
          .filter(({ category }) => category === id)
          .map(({ slug }) => slug)
          .slice(0, 9),
      ),
    );
    expect(found.searchedFor).toBeNull();
  });

  it.each([
    ["betabl", "betabel", "red-beets"],
    ["jitomatte", "jitomate", "heirloom-tomatoes"],
    ["zanaoria", "zanahoria", "nantes-carrots"],
    ["calabasita", "calabacita", "summer-squash"],
  ])("for %j searches for %j and says so", async (typed, meant, slug) => {
    const page = await list(typed);
    expect(page.searchedFor).toBe(meant);
    expect(page.items.slice(0, FIRST).map((item) => item.slug)).toContain(slug);
  });

  it("shows the closest goods for something we do not sell, and names them in English", async () => {
    const page = await list("ejotes");
    expect(page.items.map(({ name }) => name).join()).toMatch(/beans/);
    expect(page.searchedFor).toBe("bean");
    expect(await list("camarones")).toMatchObject({ items: [], searchedFor: null });
  });

  it("continues on the next page", async () => {
    for (const q of ["zana", "frijoles", "quesos"]) {
      const input = { q, sort: "recommended", limit: 1 } as const;
      const first = await listProducts(market.deps, input);
      const next = await listProducts(market.deps, { ...input, cursor: first.nextCursor ?? "" });
      const found = [...first.items, ...next.items].map(({ slug }) => slug);
      expect(found, q).toEqual((await slugs(q)).slice(0, 2));
      expect(new Set(found).size, q).toBe(2);
    }
  });

  it("suggests goods, farms and recipes while typing, but no eggplants for huevos", async () => {
    expect((await suggested("betab")).join()).toMatch(/beets/);
    expect((await suggested("calabacitas"))[0]).toBe("Costata zucchini");
    expect(await suggested("hongos")).toContain("Fern Gully Mushrooms");
    expect(await suggested("pollo")).toContain("Roast chicken with fingerlings and lemon");
    const eggs = await suggested("huevo");
    expect(eggs[0]).toMatch(/eggs/);
    expect(eggs.join()).not.toMatch(/eggplant/i);
    expect(await suggest(market.deps, "jitomate")).toMatchObject({ searchedFor: null });
  });
});

describe("A word that exists in both languages", () => {
  it("finds bread for pan, but not for pan within an English search", async () => {
    expect(await slugs("pan")).toEqual(expect.arrayContaining(["country-sourdough", "baguettes"]));
    for (const q of ["saucepan", "sheet pan", "pan roasted"]) {
      expect(await slugs(q), q).not.toContain("country-sourdough");
    }
  });

  it.each([
    ["sal", "daybreak-salad"],
    ["rosa", "rosa-bianca-eggplant"],
    ["rosa", "garden-roses"],
    ["laurel", "smoked-albacore"],
    ["col", "green-cabbage"],
    ["te", "peppermint"],
  ])("%j finds %s, whichever language was meant", async (q, slug) => {
    expect(await slugs(q)).toContain(slug);
  });

  it.each([
    ["santa rosa plums", "santa-rosa-plums"],
    ["bay laurel", "smoked-albacore"],
  ])("%j finds only %s", async (q, slug) => {
    expect(await slugs(q)).toEqual([slug]);
  });
});
