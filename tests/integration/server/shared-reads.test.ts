import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDeps } from "#tests/support/deps.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase("market");
  app = await openApp(testDeps(database.db));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const call = (path: string, input: unknown, more = "") =>
  httpClient(app).get(`/trpc/${path}?${more}input=${encodeURIComponent(JSON.stringify(input))}`);
/** A read in a batch with a call that is not shared, so that the transport's adapter answers. */
const throughTheAdapter = (path: string, input: unknown) =>
  call(`${path},boxes.past`, { 0: input }, "batch=1&");

describe("A read that is shared by everybody", () => {
  it.each([
    ["catalog.list", { category: "herbs", limit: 3 }],
    ["catalog.list", { q: "carots", sort: "name", inSeason: true }],
    ["catalog.list", { season: "last.coming" }],
    ["catalog.list", { q: "nothing of this name", organic: true }],
    ["catalog.product", { id: 62 }],
    ["catalog.facets", {}],
    ["catalog.recipes.bySlug", { slug: "roast-chicken-with-fingerlings-and-lemon" }],
    ["farms.byId", { id: 3 }],
    ["farms.list", {}],
  ])("of %s equals the answer of the transport's adapter", async (path, input) => {
    const [first] = (await throughTheAdapter(path, input)).body as unknown as unknown[];
    const alone = await call(path, input);
    expect(alone.headers["content-type"]).toContain("application/json");
    expect(alone.body).toEqual(first);
    const batch = await call(`${path},${path}`, { 0: input, 1: input }, "batch=1&");
    expect(batch.body).toEqual([first, first]);
  });

  it("runs nothing that writes", async () => {
    const counted = await call("catalog.countSearch", { q: "kale of a stranger" });
    expect(counted.status).toBe(405);
    expect(await database.sql`select from search_counts where words like '%stranger%'`).toEqual([]);
  });

  it("that fails is reported as in every other procedure", async () => {
    const missing = await call("catalog.product", { id: 999_999 });
    expect(missing.status).toBe(404);
    expect(missing.body).toMatchObject({
      error: { message: "We cannot find this product", data: { code: "NOT_FOUND" } },
    });
    expect((await call("catalog.product", { id: "one" })).status).toBe(400);
    expect((await call("catalog.list", { q: "car\u0000rots" })).status).toBe(400);
    expect((await call("catalog.list", { cursor: "none of ours" })).status).toBe(400);
    expect((await httpClient(app).get("/trpc/catalog.product?input=%7B")).status).toBe(400);
    expect((await call("catalog.nothing", {})).status).toBe(404);
    expect((await call("catalog.constructor", {})).status).toBe(404);
    const mixed = await call(
      "catalog.product,catalog.list",
      { 0: { id: 999_999 }, 1: { limit: 1 } },
      "batch=1&",
    );
    expect(mixed.status).toBe(207);
  });

  it("neither writes nor reads cookies, no matter who sends the request", async () => {
    const answer = await httpClient(app).get("/trpc/farms.list", {
      cookie: "furrow_session=forged; furrow_checkout=forged",
    });
    expect(answer.status).toBe(200);
    expect(answer.cookies).toEqual([]);
  });
});
