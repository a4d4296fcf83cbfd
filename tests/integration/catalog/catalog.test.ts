import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { connect } from "#db/client.ts";
import { farms, products, stock } from "#db/schema/catalog/catalog.ts";
import { getFacets } from "#server/services/catalog/facets.ts";
import { getHome } from "#server/services/catalog/home.ts";
import { type ListInput, listProducts } from "#server/services/catalog/list.ts";
import { getProduct } from "#server/services/catalog/product.ts";
import { relatedProducts } from "#server/services/catalog/related.ts";
import { type ProductCardData, SORT_IDS } from "#shared/catalog/catalog.ts";
import { cents } from "#shared/money.ts";
import { movableClock } from "#tests/support/market/clock.ts";
import { freshDatabase } from "#tests/support/postgres/database.ts";
import {
  addCertificate,
  addFarm,
  addManyProducts,
  addProduct,
  type ProductFacts,
} from "#tests/support/market/market.ts";

/** A Monday in November. */
const clock = movableClock("2026-11-23T18:00:00Z");
const NOVEMBER = [10, 11, 12];
const SUMMER = [6, 7, 8];

async function openMarket() {
  const database = await freshDatabase();
  const deps = { db: database.db, clock };
  const list = (input: Partial<ListInput> = {}) =>
    listProducts(deps, { sort: "recommended", limit: 24, ...input });
  const names = async (input: Partial<ListInput>) => (await list(input)).items.map(nameOf);
  return { ...database, deps, list, names };
}
type Market = Awaited<ReturnType<typeof openMarket>>;

const nameOf = (card: ProductCardData) => card.name;

async function everyPage({ list }: Market, input: Partial<ListInput>, between = async () => {}) {
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
  let market: Market;
  let farmId: number;
  beforeAll(async () => {
    market = await openMarket();
    farmId = await addFarm(market.db);
    await addManyProducts(market.sql, farmId, 60);
  });
  afterAll(() => market[Symbol.asyncDispose]());

  test.each(SORT_IDS)(
    "sorted by %s, every product is shown once while others come",
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

  test("a search is paged like everything else", async () => {
    const names = (await everyPage(market, { q: "goods", limit: 7 })).map(nameOf);
    expect(names).toHaveLength(60);
    expect(new Set(names).size).toBe(60);
  });

  test("prices rise from page to page", async () => {
    const prices = (await everyPage(market, { sort: "price", limit: 9 })).map((card) => card.price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test.each(["", "x", "W10", Buffer.from('["a",1,0,null,"all"]').toString("base64url")])(
    "a cursor that is not ours (%j) is refused as invalid",
    async (cursor) => {
      await expect(market.list({ cursor })).rejects.toMatchObject({ code: "invalid" });
    },
  );
});

describe("filters and stock", () => {
  let market: Market;
  let hill: number;
  let marsh: number;
  beforeAll(async () => {
    market = await openMarket();
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

  test("organic is claimed only with a certificate that is valid today", async () => {
    expect(await market.names({ organic: true })).toEqual(["Kale"]);
    const { items } = await market.list({ q: "leek" });
    expect(items).toMatchObject([{ name: "Leek", organic: false }]);
  });

  test("'in season' leaves out what is there the year round", async () => {
    expect(await market.names({ inSeason: true })).toEqual(["Kale", "Leek"]);
  });

  test("a category holds its own goods, and retired ones are not found", async () => {
    expect(await market.names({ category: ["bakery"] })).toEqual(["Rye bread"]);
    expect(await market.names({ category: ["pantry"] })).toEqual([]);
  });

  test("the number left is shown up to five, and what is sold out stays in the list", async () => {
    const cards = new Map((await market.list()).items.map((card) => [card.name, card]));
    expect(cards.get("Kale")).toMatchObject({ left: null, available: true });
    expect(cards.get("Rye bread")).toMatchObject({ left: 5, available: true });
    expect(cards.get("Corn")).toMatchObject({ left: 0, available: false, returnsIn: 6 });
  });

  test("what others have reserved cannot be bought", async () => {
    await market.db.update(stock).set({ reserved: 5 }).where(eq(stock.onHand, 5));
    const { items } = await market.list({ category: ["bakery"] });
    expect(items).toMatchObject([{ left: 0, available: false }]);
    await market.db.update(stock).set({ reserved: 0 }).where(eq(stock.onHand, 5));
  });

  test("counts agree with the lists they stand for", async () => {
    const total = async (input: Parameters<typeof getFacets>[1]) =>
      (await getFacets(market.deps, input)).total;
    expect(await total({})).toBe(4);
    expect(await total({ organic: true })).toBe(1);
    expect(await total({ category: ["vegetables"], inSeason: true })).toBe(2);
    expect(await total({ q: "leek" })).toBe(1);
  });

  test("a paused farm's goods vanish at once and come back with it", async () => {
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

  test("goods show the farm's new name once it is renamed, and are found by it", async () => {
    await market.db.update(farms).set({ name: "Fen Farm" }).where(eq(farms.id, marsh));
    expect(await market.names({ q: "fen" })).toEqual(["Leek"]);
    expect((await market.list({ q: "leek" })).items).toMatchObject([{ farmName: "Fen Farm" }]);
  });
});

describe("a search", () => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket();
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
    ["another name of the same thing", "courgettes", ["Costata zucchini"]],
    ["a plural ending gone wrong", "tomatos", ["Heirloom tomatoes"]],
    ["two words of which one is wrong", "heirlom tomatoes", ["Heirloom tomatoes"]],
    ["the beginning of a word", "zucch", ["Costata zucchini"]],
    ["any of the words, when not all are found", "purple onions", ["Red onions"]],
    ["a category", "fruit", ["Peaches"]],
    ["signs of a query language", "carrots & ! (:*", ["Nantes carrots", "Vegetable stock"]],
    ["only signs", "'&|!", []],
    ["nothing we sell", "xylophone", []],
  ])("finds %s: %j", async (_what, q, expected) => {
    expect(await market.names({ q })).toEqual(expected);
  });

  test("shows what it looked for instead of a mistyped word, and only then", async () => {
    expect(await market.list({ q: "zuchini" })).toMatchObject({ searchedFor: "zucchini" });
    expect(await market.list({ q: "tomatos" })).toMatchObject({ searchedFor: null });
    expect(await market.list({ q: "xylophone" })).toMatchObject({ searchedFor: null });
  });

  test("finds the farm's goods, those with the word in their own name first", async () => {
    expect(await market.names({ q: "tula" })).toHaveLength(6);
    expect((await market.names({ q: "vegetable" }))[0]).toBe("Vegetable stock");
  });
});

describe("the page of a product", () => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket();
  });
  afterAll(() => market[Symbol.asyncDispose]());

  test("shows its farm with the certificates that are valid today", async () => {
    const farmId = await addFarm(market.db, { name: "Oak Farm", town: "Bolinas" });
    await addCertificate(market.db, farmId, { number: "GOOD-1" });
    await addCertificate(market.db, farmId, { number: "OLD-1", validTo: "2025-01-01" });
    const id = await addProduct(market.db, {
      farmId,
      name: "Plums",
      onHand: 3,
      seasonMonths: NOVEMBER,
    });
    expect(await getProduct(market.deps, id)).toMatchObject({
      name: "Plums",
      season: "in season",
      stock: "low",
      left: 3,
      description: ["One paragraph.", "Another one."],
      farm: {
        name: "Oak Farm",
        town: "Bolinas",
        certificates: [{ number: "GOOD-1", validTo: "2099-12-31" }],
      },
    });
  });

  test("an unknown id is not found", async () => {
    await expect(getProduct(market.deps, 2_000_000_000)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("below it stand goods that can be bought: its farm's, and like ones of other farms", async () => {
    const own = await addFarm(market.db);
    const other = await addFarm(market.db);
    const seafood = { category: "seafood" } as const;
    const id = await addProduct(market.db, { farmId: own, name: "Crab", ...seafood });
    await addProduct(market.db, { farmId: own, name: "Squid", ...seafood });
    await addProduct(market.db, { farmId: other, name: "Oysters", ...seafood });
    await addProduct(market.db, { farmId: other, name: "Mussels", onHand: 0, ...seafood });
    await addProduct(market.db, { farmId: other, name: "Leeks" });
    const { fromFarm, similar } = await relatedProducts(market.deps, id);
    expect(fromFarm.map(nameOf)).toEqual(["Squid"]);
    expect(similar.map(nameOf)).toEqual(["Oysters"]);
  });
});

test("the first page shows what can be bought in this month, of many farms, and no farms' share without orders", async () => {
  await using market = await openMarket();
  const commissions = [1600, 1800, 2000];
  const ids = await Promise.all(
    commissions.map((commissionBps) => addFarm(market.db, { commissionBps })),
  );
  for (const farmId of [...ids, ...ids, ...ids]) {
    await addProduct(market.db, { farmId, seasonMonths: NOVEMBER });
    await addProduct(market.db, { farmId, seasonMonths: SUMMER });
  }
  const home = await getHome(market.deps);
  expect(home).toMatchObject({ productCount: 18, farmCount: 3, farmCents: null });
  expect(home.featured).toHaveLength(8);
  expect(home.featured.every((card) => card.season === "in season")).toBe(true);
  expect(new Set(home.featured.slice(0, 3).map((card) => card.farmId)).size).toBe(3);
  expect(home.farms).toHaveLength(3);
});

describe("at 20,000 products", () => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket();
    const farmId = await addFarm(market.db);
    await addCertificate(market.db, farmId);
    await addManyProducts(market.sql, farmId, 20_000);
  });
  afterAll(() => market[Symbol.asyncDispose]());

  /** How many rows of `products` Postgres looked at during `work`: by walking the table, and by indexes. */
  async function rowsLookedAt(work: (deps: Market["deps"]) => Promise<unknown>) {
    const { db, sql } = connect(market.url, { poolSize: 1 });
    const read = async () => {
      await sql`select pg_stat_force_next_flush()`;
      const [row] = await sql<{ walked: number; fetched: number }[]>`
        select seq_tup_read::int as walked, idx_tup_fetch::int as fetched
        from pg_stat_user_tables where relname = 'products'`;
      return row!;
    };
    try {
      const before = await read();
      await work({ db, clock });
      const after = await read();
      return { walked: after.walked - before.walked, fetched: after.fetched - before.fetched };
    } finally {
      await sql.end();
    }
  }

  /** The last number: of how many products one qualifies. */
  const shapes: [string, Partial<ListInput>, number?][] = [
    ...SORT_IDS.flatMap((sort): [string, Partial<ListInput>][] => [
      [`sorted by ${sort}`, { sort }],
      [`of a category, sorted by ${sort}`, { sort, category: ["seafood"] }],
      [`in season, sorted by ${sort}`, { sort, inSeason: true }],
      [`of organic goods, sorted by ${sort}`, { sort, organic: true }],
    ]),
    ["narrowed by everything", { organic: true, inSeason: true, category: ["fruit"] }, 90],
    ["for a search", { q: "kohlrabi" }],
    ["for a search sorted by price", { q: "kohlrabi", sort: "price" }],
    ["for a search with a typo", { q: "kolrabi" }],
  ];

  test.each(shapes)(
    "the list %s looks at no more rows than its page needs, however often it is asked",
    async (_name, input, oneIn = 10) => {
      // The seventh time, because Postgres plans again for the first five.
      const { walked, fetched } = await rowsLookedAt(async (deps) => {
        for (let time = 0; time < 7; time += 1) {
          const page = await listProducts(deps, { sort: "recommended", limit: 24, ...input });
          expect(page.items).toHaveLength(24);
        }
      });
      expect(walked).toBe(0);
      expect(fetched / 7).toBeLessThan(40 * oneIn);
    },
  );

  test("the page of a product and what stands below it look at a few rows", async () => {
    const { items } = await market.list({ category: ["herbs"] });
    const { walked, fetched } = await rowsLookedAt(async (deps) => {
      await getProduct(deps, items[20]!.id);
      await relatedProducts(deps, items[20]!.id);
    });
    expect(walked).toBe(0);
    expect(fetched).toBeLessThan(200);
  });
});
