import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { getFacets } from "#server/services/catalog/shop/facets.ts";
import type { ListInput } from "#server/services/catalog/shop/list.ts";
import { getProduct } from "#server/services/catalog/product/product.ts";
import { type ProductCardData, SORT_IDS } from "#shared/catalog/catalog.ts";
import { cents } from "#shared/money.ts";
import {
  addCertificate,
  addFarm,
  addManyProducts,
  addProduct,
  type ProductFacts,
} from "#tests/support/market/market.ts";
import {
  type Catalog,
  nameOf,
  NOVEMBER,
  openCatalog,
  SUMMER,
} from "#tests/support/setups/open-catalog.ts";

async function everyPage({ list }: Catalog, input: Partial<ListInput>, between = async () => {}) {
  const seen: ProductCardData[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...input, cursor });
    seen.push(...page.items);
    cursor = page.nextCursor ?? undefined;
    await between();
  } while (cursor !== undefined);
  return seen;
}

describe("paging", () => {
  let market: Catalog;
  let farmId: number;
  beforeAll(async () => {
    market = await openCatalog();
    farmId = await addFarm(market.db);
    await addManyProducts(market.sql, farmId, 60);
  });
  afterAll(() => market[Symbol.asyncDispose]());

  test.each(SORT_IDS)(
    "sorted by %s, every product is shown once while others are added",
    async (sort) => {
      const before = await market.sql<{ id: number }[]>`select id from products`;
      const seen = await everyPage(market, { sort, limit: 7 }, async () => {
        await addProduct(market.db, { farmId, price: cents(1), name: "AAA early", rank: -1 });
        await addProduct(market.db, { farmId, price: cents(9_900), name: "ZZZ late" });
      });
      const ids = seen.map((card) => card.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(before.map((row) => row.id)));
    },
  );

  test("search results are paged as well", async () => {
    const names = (await everyPage(market, { q: "goods", limit: 7 })).map(nameOf);
    expect(names).toHaveLength(60);
    expect(new Set(names).size).toBe(60);
  });

  test("prices rise from page to page", async () => {
    const prices = (await everyPage(market, { sort: "price", limit: 9 })).map((card) => card.price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test.each(["", "x", "W10", Buffer.from('["a",1,0,null,"all"]').toString("base64url")])(
    "an invalid cursor (%j) is refused",
    async (cursor) => {
      await expect(market.list({ cursor })).rejects.toMatchObject({ code: "invalid" });
    },
  );
});

describe("filters and stock", () => {
  let market: Catalog;
  let hill: number;
  let marsh: number;
  beforeAll(async () => {
    market = await openCatalog();
    const { db } = market;
    hill = await addFarm(db, { name: "Hill Farm", slug: "hill" });
    marsh = await addFarm(db, { name: "Marsh Farm", slug: "marsh" });
    await addCertificate(db, hill);
    await addCertificate(db, marsh, { validTo: "2026-11-22" });
    await addProduct(db, { farmId: hill, name: "Kale", organic: true, seasonMonths: NOVEMBER });
    await addProduct(db, { farmId: marsh, name: "Leek", organic: true, seasonMonths: NOVEMBER });
    await addProduct(db, {
      farmId: hill,
      name: "Corn",
      organic: false,
      seasonMonths: SUMMER,
      onHand: 0,
    });
    await addProduct(db, { farmId: hill, name: "Rye bread", category: "bakery", onHand: 5 });
    await addProduct(db, { farmId: hill, name: "Old jam", category: "pantry", status: "retired" });
  });
  afterAll(() => market[Symbol.asyncDispose]());

  test("goods are shown as organic only with a certificate that is valid today", async () => {
    expect(await market.names({ organic: true })).toEqual(["Kale"]);
    const { items } = await market.list({ q: "leek" });
    expect(items).toMatchObject([{ name: "Leek", organic: false }]);
  });

  test("'in season' omits goods available all year", async () => {
    expect(await market.names({ season: ["now"] })).toEqual(["Kale", "Leek"]);
  });

  test("a category lists its own goods, without retired ones", async () => {
    expect(await market.names({ category: ["bakery"] })).toEqual(["Rye bread"]);
    expect(await market.names({ category: ["pantry"] })).toEqual([]);
  });

  test("up to five units left are shown, and sold-out goods stay in the list", async () => {
    const cards = new Map((await market.list()).items.map((card) => [card.name, card]));
    expect(cards.get("Kale")).toMatchObject({ left: null, available: true });
    expect(cards.get("Rye bread")).toMatchObject({ left: 5, available: true });
    expect(cards.get("Corn")).toMatchObject({ left: 0, available: false, returnsIn: 6 });
  });

  test("reserved units are not available", async () => {
    await market.db.update(stock).set({ reserved: 5 }).where(eq(stock.onHand, 5));
    const { items } = await market.list({ category: ["bakery"] });
    expect(items).toMatchObject([{ left: 0, available: false }]);
    await market.db.update(stock).set({ reserved: 0 }).where(eq(stock.onHand, 5));
  });

  test("facet counts match the lists", async () => {
    const total = async (input: Parameters<typeof getFacets>[1]) =>
      (await getFacets(market.deps, input)).total;
    expect(await total({})).toBe(4);
    expect(await total({ organic: true })).toBe(1);
    expect(await total({ category: ["vegetables"], season: ["now"] })).toBe(2);
    expect(await total({ q: "leek" })).toBe(1);
  });

  test("a paused farm's goods disappear immediately and return with it", async () => {
    const setStatus = (status: "paused" | "live") =>
      market.db.update(farms).set({ status }).where(eq(farms.id, marsh));
    await setStatus("paused");
    expect(await market.names({})).not.toContain("Leek");
    expect(await market.names({ q: "leek" })).toEqual([]);
    const [leek] = await market.db.select().from(products).where(eq(products.name, "Leek"));
    expect(await getProduct(market.deps, leek!.id)).toMatchObject({
      available: false,
      stock: "sold out",
    });
    await setStatus("live");
    expect(await market.names({})).toContain("Leek");
  });

  test("goods show a renamed farm's new name, and are found by it", async () => {
    await market.db.update(farms).set({ name: "Fen Farm" }).where(eq(farms.id, marsh));
    expect(await market.names({ q: "fen" })).toEqual(["Leek"]);
    expect((await market.list({ q: "leek" })).items).toMatchObject([{ farmName: "Fen Farm" }]);
  });
});

describe("a search", () => {
  let market: Catalog;
  beforeAll(async () => {
    market = await openCatalog();
    const farmId = await addFarm(market.db, { name: "Tula Ridge" });
    const add = (name: string, facts: Partial<ProductFacts> = {}) =>
      addProduct(market.db, { farmId, name, ...facts });
    await add("Vegetable stock", { category: "pantry", summary: "Carrots, leeks and time." });
    await add("Costata zucchini");
    await add("Nantes carrots");
    await add("Heirloom tomatoes");
    await add("Red onions");
    await add("Peaches", { category: "fruit" });
  });
  afterAll(() => market[Symbol.asyncDispose]());

  test.each([
    ["the plural", "carrot", ["Nantes carrots", "Vegetable stock"]],
    ["a letter left out", "zuchini", ["Costata zucchini"]],
    ["another name for the same thing", "courgettes", ["Costata zucchini"]],
    ["a misspelled plural", "tomatos", ["Heirloom tomatoes"]],
    ["two words, one of them misspelled", "heirlom tomatoes", ["Heirloom tomatoes"]],
    ["the beginning of a word", "zucch", ["Costata zucchini"]],
    ["any of the words, when not all are found", "purple onions", ["Red onions"]],
    ["a category", "fruit", ["Peaches"]],
    ["query operators", "carrots & ! (:*", ["Nantes carrots", "Vegetable stock"]],
    ["only punctuation", "'&|!", []],
    ["nothing we sell", "xylophone", []],
  ])("finds %s: %j", async (_what, q, expected) => {
    expect(await market.names({ q })).toEqual(expected);
  });

  test("shows the corrected word only if a mistyped one was corrected", async () => {
    expect(await market.list({ q: "zuchini" })).toMatchObject({ searchedFor: "zucchini" });
    expect(await market.list({ q: "tomatos" })).toMatchObject({ searchedFor: null });
    expect(await market.list({ q: "xylophone" })).toMatchObject({ searchedFor: null });
  });

  test("finds a farm's goods, and lists products with the word in their name first", async () => {
    expect(await market.names({ q: "tula" })).toHaveLength(6);
    expect((await market.names({ q: "vegetable" }))[0]).toBe("Vegetable stock");
  });
});
