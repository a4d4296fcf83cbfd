import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "#db/client.ts";
import { type ListInput, listProducts } from "#server/services/catalog/shop/list.ts";
import { getProduct } from "#server/services/catalog/product/product.ts";
import { relatedProducts } from "#server/services/catalog/product/related.ts";
import { SORT_IDS } from "#shared/catalog/catalog.ts";
import { addCertificate, addFarm, addManyProducts } from "#tests/support/market/market.ts";
import { type Catalog, clock, openCatalog } from "#tests/support/setups/open-catalog.ts";

describe("at 20,000 products", () => {
  let market: Catalog;
  beforeAll(async () => {
    market = await openCatalog();
    const farmId = await addFarm(market.db);
    await addCertificate(market.db, farmId);
    await addManyProducts(market.sql, farmId, 20_000);
  });
  afterAll(() => market[Symbol.asyncDispose]());

  /** The number of rows of `products` that Postgres read during `work`: by sequential scans and through indexes. */
  async function rowsLookedAt(work: (deps: Catalog["deps"]) => Promise<unknown>) {
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

  /** The last number means that one in this many products matches. */
  const shapes: [string, Partial<ListInput>, number?][] = [
    ...SORT_IDS.flatMap((sort): [string, Partial<ListInput>][] => [
      [`sorted by ${sort}`, { sort }],
      [`of a category, sorted by ${sort}`, { sort, category: ["seafood"] }],
      [`in season, sorted by ${sort}`, { sort, season: ["now"] }],
      [`of organic goods, sorted by ${sort}`, { sort, organic: true }],
    ]),
    ["narrowed by everything", { organic: true, season: ["now"], category: ["fruit"] }, 90],
    ["for a search", { q: "kohlrabi" }],
    ["for a search sorted by price", { q: "kohlrabi", sort: "price" }],
    ["for a search with a typo", { q: "kolrabi" }],
  ];

  test.each(shapes)(
    "the list %s reads no more rows than its page needs, even when it is repeated",
    async (_name, input, oneIn = 10) => {
      // Seven times, because Postgres plans the statement anew for the first five.
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

  test("a product's page and its related products read only a few rows", async () => {
    const { items } = await market.list({ category: ["herbs"] });
    const { walked, fetched } = await rowsLookedAt(async (deps) => {
      await getProduct(deps, items[20]!.id);
      await relatedProducts(deps, items[20]!.id);
    });
    expect(walked).toBe(0);
    expect(fetched).toBeLessThan(200);
  });
});
