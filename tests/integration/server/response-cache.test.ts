import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { connect } from "#db/client.ts";
import { catalogChanges } from "#server/boot/catalog-changes.ts";
import type { HomeData } from "#server/services/catalog/home.ts";
import type { ShopFacets } from "#shared/catalog/shop/shop-counts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { postgresRelay } from "#tests/support/postgres/postgres-relay.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";

const LIST = `/trpc/catalog.list?input=${encodeURIComponent('{"category":"eggs-dairy","limit":24}')}`;

let database: FreshDatabase;
let app: TestApp;
/** Callbacks for the next notification of the database. */
let told: (() => void)[] = [];
let forget: () => void = () => {};
/** Whether the cache learns that it has processed all changes. */
let proof: Promise<void> = Promise.resolve();

beforeAll(async () => {
  database = await freshDatabase("market");
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
const setLeft = (units: number) => database.sql`
  update stock set received = received + reserved + ${units} - on_hand, on_hand = reserved + ${units}
  where product_id = 1`;
const list = async (cookie?: string) => {
  const answer = await httpClient(app).get(LIST, cookie ? { cookie } : {});
  expect(answer.status).toBe(200);
  return answer.text;
};

describe("An answer about the catalog", () => {
  it("comes from the cache for the next visitor, and is made again after the notification of a change", async () => {
    const first = await list();
    await setPrice(101);
    expect(await list()).toBe(first);
    forget();
    expect(await list()).toContain('"price":101');
  });

  it("is consistent: the figures next to a list are as new as the list", async () => {
    const read = async <Data>(call: string, input: object) => {
      const address = `/trpc/${call}?input=${encodeURIComponent(JSON.stringify(input))}`;
      const { result } = JSON.parse((await httpClient(app).get(address)).text) as {
        result: { data: Data };
      };
      return result.data;
    };
    const counts = async (): Promise<[number, number]> => [
      (await read<ShopFacets>("catalog.facets", {})).category["eggs-dairy"] ?? 0,
      (await read<HomeData>("catalog.home", {})).productCount,
    ];
    const [eggs, all] = await counts();
    expect(eggs).toBeGreaterThan(0);
    const show = (visible: boolean) =>
      database.sql`update products set visible = ${visible} where category = 'eggs-dairy'`;
    onTestFinished(async () => void (await show(true)));
    await show(false);
    forget();
    expect(await counts()).toEqual([0, all - eggs]);
  });

  it("is the same for a visitor who is signed in or checking out, whose cookies are not even read", async () => {
    const kept = await list();
    await setPrice(102);
    expect(await list("furrow_session=abc")).toBe(kept);
    expect(await list("furrow_checkout=abc")).toBe(kept);
    forget();
    const made = await httpClient(app).get(LIST, { cookie: "furrow_session=abc" });
    expect(made.text).toContain('"price":102');
    expect(made.cookies).toEqual([]);
  });

  it("has one key however its input is written, and whatever else is in the URL", async () => {
    const kept = await list();
    await setPrice(105);
    const read = async (input: string, more = "") =>
      (await httpClient(app).get(`/trpc/catalog.list?${more}input=${encodeURIComponent(input)}`))
        .text;
    expect(await read('{ "limit": 24, "category": "eggs-dairy" }')).toBe(kept);
    expect(await read('{"category":"eggs-dairy","limit":24}', "utm_source=x&")).toBe(kept);
    expect(await read('{"category":"eggs-dairy","limit":23}')).toContain('"price":105');
    const twice = `input=${encodeURIComponent('{"category":"herbs"}')}&`;
    expect(await read('{"category":"eggs-dairy","limit":24}', twice)).not.toBe(kept);
  });

  it("stays while a crawler requests hundreds of others, as long as somebody requests it", async () => {
    const stopped = performance.now();
    const watch = vi.spyOn(performance, "now").mockReturnValue(stopped);
    onTestFinished(() => watch.mockRestore());
    forget();
    const kept = await list();
    await setPrice(106);
    for (let at = 0; at < 1_300; at += 1) {
      await app.inject(`/trpc/farms.byId?input=${encodeURIComponent(`{"id":3,"crawled":${at}}`)}`);
      if (at % 100 === 99) expect(await list()).toBe(kept);
    }
    for (let at = 0; at < 700; at += 1) {
      await app.inject(`/trpc/farms.byId?input=${encodeURIComponent(`{"id":3,"more":${at}}`)}`);
    }
    expect(await list()).toContain('"price":106');
  });

  it("is compressed once, in the best encoding that is requested", async () => {
    const plain = await list();
    const ask = (encodings: string) =>
      app.inject({ url: LIST, headers: { "accept-encoding": encodings } });
    const brotli = await ask("gzip, deflate, br");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotli.headers["vary"]).toContain("accept-encoding");
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
    expect((await ask("gzip, deflate, br")).rawPayload).toEqual(brotli.rawPayload);
    const zipped = await ask("gzip, br;q=0");
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain);
    const bare = await ask("identity");
    expect(bare.headers["content-encoding"]).toBeUndefined();
    expect(bare.payload).toBe(plain);
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
  it("are proven to be processed by a message of ours that comes back, even after Postgres was gone", async () => {
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
    ["the last five units", () => setLeft(5)],
    ["a product that is sold out", () => setLeft(0)],
    ["new stock", () => setLeft(9)],
    ["a farm", () => database.sql`update farms set tagline = tagline`],
    ["a farm's members", () => database.sql`delete from farm_members`],
    [
      "a farm's note",
      () =>
        database.sql`insert into farm_notes (farm_id, text, created_at) select min(id), 'Beets.', now() from farms`,
    ],
    ["a note that is hidden", () => database.sql`update farm_notes set text = text`],
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

it("The database sends no notification of stock changes that no page shows", async () => {
  await setLeft(200);
  let notices = 0;
  const { unlisten } = await database.sql.listen("catalog_changed", () => {
    notices += 1;
  });
  await database.sql`update stock set on_hand = on_hand - 2, sold = sold + 2 where product_id = 1`;
  await database.sql`update stock set reserved = reserved + 3 where product_id = 1`;
  // Notifications come in the order of commits: after this one, those before it have come as well.
  await setLeft(0);
  await expect.poll(() => notices).toBe(1);
  await unlisten();
});
