import { afterAll, beforeAll, expect, test } from "vitest";
import { listProducts } from "#server/services/catalog/shop/list.ts";
import { suggest } from "#server/services/catalog/search/suggest.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

const list = (q: string) => listProducts(market.deps, { q, sort: "recommended", limit: 24 });
const slugs = async (q: string) => (await list(q)).items.map(({ slug }) => slug);
const suggested = async (q: string) => (await suggest(market.deps, q)).rows.map(({ name }) => name);

test("Letters match with or without accents, both in the search and in the product's text", async () => {
  const { sql } = market.database;
  await sql`update products set name = 'Jalapeño Señorita', summary = 'For a purée.' where slug = 'thai-chiles'`;
  await sql`update products set name = 'Pina puree' where slug = 'dill'`;
  await sql`update farms set name = 'Rancho Peñasco' where slug = 'tula-ridge'`;
  for (const q of ["jalapeno", "Jalapeño", "JALAPEN\u0303O", "jalapeños", "jalap"]) {
    expect((await slugs(q))[0], q).toBe("thai-chiles");
    expect(await list(q), q).toMatchObject({ searchedFor: null });
  }
  for (const q of ["piña", "pina", "Piña purée"]) expect((await slugs(q))[0], q).toBe("dill");
  expect(await slugs("puree")).toEqual(["dill", "thai-chiles"]);
  expect(await list("señorrita")).toMatchObject({ searchedFor: "senorita" });
  expect((await slugs("señorrita"))[0]).toBe("thai-chiles");
  expect(await suggested("penas")).toContain("Rancho Peñasco");
  expect(await suggested("peñasco")).toContain("Rancho Peñasco");
  expect(await sql`select word from search_words where word ~ '[^[:ascii:]]'`).toEqual([]);
});
