import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { connect } from "#db/client.ts";
import { catalogChanges } from "#server/boot/catalog-changes.ts";
import { seedMarket } from "#server/demo/market.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { postgresRelay } from "#tests/support/postgres/postgres-relay.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";

const LIST = `/trpc/catalog.list?input=${encodeURIComponent('{"category":"eggs-dairy","limit":24}')}`;

let database: FreshDatabase;
let app: TestApp;
/** Called for each notice of the database since the test began. */
let told: (() => void)[] = [];
let forget: () => void = () => {};
/** Whether the cache learns that it has processed everything. */
let proof: Promise<void> = Promise.resolve();

beforeAll(async () => {
  database = await freshDatabase();
  await seedMarket(database.db, new Date());
  await database.sql.listen("catalog_changed", () => {
    for (const tell of told.splice(0)) tell();
  });
  app = await openApp(testDeps(database.db), {
    catalogChanges: {
      listen: async (onChange) => {
        forget = onChange;
      },
      processedAll: () => proof,
    },
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(async () => {
  told = [];
  forget();
  proof = Promise.resolve();
  await list();
});

const heard = () => new Promise<void>((resolve) => told.push(resolve));
const setPrice = (cents: number) => database.sql`update products set price_cents = ${cents}`;
const list = async (cookie?: string) => {
  const answer = await httpClient(app).get(LIST, cookie ? { cookie } : {});
  expect(answer.status).toBe(200);
  return answer.text;
};

describe("An answer about the catalog", () => {
  it("comes from the cache for the next visitor, and is made again after a notice of a change", async () => {
    const first = await list();
    await setPrice(101);
    expect(await list()).toBe(first);
    forget();
    expect(await list()).toContain('"price":101');
  });

  it("is made again for a visitor who is signed in or checking out", async () => {
    await list();
    await setPrice(102);
    expect(await list("furrow_session=abc")).toContain('"price":102');
    expect(await list("furrow_checkout=abc")).toContain('"price":102');
    expect(await list(" furrow_session =abc")).toContain('"price":102');
  });
});

describe("An answer older than a second", () => {
  it("comes from the cache only while it is proven that all changes were processed", async () => {
    let now = performance.now();
    const watch = vi.spyOn(performance, "now").mockImplementation(() => now);
    onTestFinished(() => watch.mockRestore());
    forget();
    const kept = await list();
    await setPrice(104);
    for (let round = 0; round < 5; round += 1) {
      now += 600;
      expect(await list()).toBe(kept);
    }
    proof = Promise.reject(new Error("Not processed"));
    proof.catch(() => {});
    now += 1_100;
    expect(await list()).toContain('"price":104');
  });
});

describe("The announced changes of the catalog", () => {
  it("is proven by a word of ours that comes back, again after Postgres was gone", async () => {
    await using relay = await postgresRelay(database.url);
    const { sql } = connect(relay.url);
    const changes = catalogChanges(sql);
    let changesProcessed = 0;
    await changes.listen(() => {
      changesProcessed += 1;
    });
    await changes.processedAll();
    const before = changesProcessed;
    await setPrice(107);
    await changes.processedAll();
    expect(changesProcessed).toBe(before + 1);

    await relay.cut();
    await expect(changes.processedAll()).rejects.toThrow(/./u);
    await relay.restore();
    await expect
      .poll(() => changes.processedAll().then(() => "processed", String))
      .toBe("processed");
    const after = changesProcessed;
    expect(after).toBeGreaterThan(before + 1);
    await setPrice(108);
    await changes.processedAll();
    expect(changesProcessed).toBeGreaterThan(after);
    await sql.end({ timeout: 0 });
  });
});

describe("The database notifies of every change", () => {
  it.each([
    ["a price", () => setPrice(103)],
    ["a stock", () => database.sql`update stock set on_hand = on_hand`],
    ["a farm", () => database.sql`update farms set tagline = tagline`],
    ["a recipe", () => database.sql`update recipes set title = title`],
    [
      "a setting",
      () =>
        database.sql`insert into settings (key, value, updated_at) values ('taxBps', '900', now())
          on conflict (key) do nothing`,
    ],
  ])("of %s", async (_name, change) => {
    const news = heard();
    await change();
    await expect(news).resolves.toBeUndefined();
  });
});
