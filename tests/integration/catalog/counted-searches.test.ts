import { afterAll, beforeAll, expect, it } from "vitest";
import { searchCounts } from "#db/schema/catalog/searches.ts";
import { spend } from "#tests/support/market/spent.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

it("Only a limited number of searches per network are counted, but none are refused", async () => {
  const search = (address: string, q: string) =>
    visitor(testDeps(database.db), address).call((api) => api.catalog.countSearch({ q }));
  await search("198.51.100.1", "figs");
  await spend(database.sql, "search_address", "198.51.100.1");
  await search("198.51.100.1", "kale");
  await search("198.51.100.2", "leeks");
  const counted = await database.db.select().from(searchCounts);
  expect(counted.map(({ words }) => words).toSorted()).toEqual(["figs", "leeks"]);
});
