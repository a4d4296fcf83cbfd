import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { purgeOld } from "#server/services/analytics/retention/retention.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { clockAtNoon, DAY } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase("market");
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(() => database.empty("search_counts"));

function shop() {
  const clock = clockAtNoon();
  const deps = testDeps(database.db, { clock });
  const search = (q: string) => visitor(deps).call((api) => api.catalog.countSearch({ q }));
  const today = () => businessDayAt(clock.now());
  const read = async (from = today()) => {
    const admin = await signedInAdmin(deps);
    return admin.call((api) => api.admin.analytics.searches({ from, to: today() }));
  };
  return { clock, deps, search, today, read };
}

it("The team sees words searched for at least twice, and those that no product matched", async () => {
  const { search, read } = shop();
  for (const q of [
    "Carrots",
    "carrots ",
    "carots",
    "durian",
    " DURIAN",
    "only once",
    "durian carrots",
    "Durian  Carrots",
  ]) {
    await search(q);
  }
  expect(await read()).toEqual({
    top: [
      { words: "carrots", searches: 2, lost: 0 },
      { words: "durian", searches: 2, lost: 2 },
      { words: "durian carrots", searches: 2, lost: 2 },
    ],
    lost: [
      { words: "durian", searches: 2, lost: 2 },
      { words: "durian carrots", searches: 2, lost: 2 },
    ],
  });
});

it("Searches are counted per day and added up over a period", async () => {
  const { clock, search, today, read } = shop();
  const first = today();
  await search("durian");
  clock.pass(DAY);
  expect((await read()).top).toEqual([]);
  await search("durian");
  expect((await read(first)).top).toEqual([{ words: "durian", searches: 2, lost: 2 }]);
});

it("Concurrent searches all count, but an email address is never counted", async () => {
  const { search, read } = shop();
  await Promise.all([search("kale"), search("kale"), search("kale")]);
  await search("ana@furrow.example");
  await search("ana@furrow.example");
  expect((await read()).top).toEqual([{ words: "kale", searches: 3, lost: 0 }]);
});

it("At most 2,000 different searches are counted per day", async () => {
  const { search, today } = shop();
  await database.sql`
    insert into search_counts (day, words, searches, lost)
    select ${today()}, 'word ' || n, 1, 0 from generate_series(1, 2000) n`;
  await search("kale");
  await search("word 7");
  const rows = await database.sql`
    select words, searches from search_counts where words in ('kale', 'word 7')`;
  expect([...rows]).toEqual([{ words: "word 7", searches: 2 }]);
});

it("Search counts are deleted after the 24 months stated in the privacy notice", async () => {
  const { deps, today } = shop();
  await database.sql`
    insert into search_counts (day, words, searches, lost)
    values (${addDays(today(), -740)}, 'old', 2, 0), (${addDays(today(), -700)}, 'young', 2, 0)`;
  await purgeOld(deps);
  const rows = await database.sql`select words from search_counts`;
  expect([...rows]).toEqual([{ words: "young" }]);
});
