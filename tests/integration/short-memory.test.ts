import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seedMarket } from "#server/demo/market.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/http.ts";

const LIST = `/trpc/catalog.list?input=${encodeURIComponent('{"category":"eggs-dairy","limit":24}')}`;

let database: FreshDatabase;
let app: TestApp;
/** What the database told since the test began. */
let told: (() => void)[] = [];
let forget: () => void = () => {};

beforeAll(async () => {
  database = await freshDatabase();
  await seedMarket(database.db);
  app = await openApp(testDeps(database.db), {
    catalogueChanges: async (onChange) => {
      forget = onChange;
      await database.sql.listen("catalogue_changed", () => {
        for (const tell of told.splice(0)) tell();
      });
    },
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(() => {
  told = [];
  forget();
});

const heard = () => new Promise<void>((resolve) => told.push(resolve));
const setPrice = (cents: number) => database.sql`update products set price_cents = ${cents}`;
const list = async (cookie?: string) => {
  const answer = await httpClient(app).get(LIST, cookie ? { cookie } : {});
  expect(answer.status).toBe(200);
  return answer.text;
};

describe("An answer about the catalogue", () => {
  it("comes from memory for the next who asks, and is made anew once it was told to be forgotten", async () => {
    const first = await list();
    await setPrice(101);
    expect(await list()).toBe(first);
    forget();
    expect(await list()).toContain('"price":101');
  });

  it("is made anew for whoever is signed in or checking out", async () => {
    await list();
    await setPrice(102);
    expect(await list("furrow_session=abc")).toContain('"price":102');
    expect(await list("furrow_checkout=abc")).toContain('"price":102');
  });
});

describe("The database tells of every change", () => {
  it.each([
    ["a price", () => setPrice(103)],
    ["a stock", () => database.sql`update stock set on_hand = on_hand`],
    ["a farm", () => database.sql`update farms set tagline = tagline`],
    ["a recipe", () => database.sql`update recipes set title = title`],
    [
      "a setting",
      () =>
        database.sql`insert into settings (key, value) values ('taxBps', '900')
          on conflict (key) do nothing`,
    ],
  ])("of %s", async (_name, change) => {
    const news = heard();
    await change();
    await news;
  });
});
