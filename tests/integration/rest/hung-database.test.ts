import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "#db/client.ts";
import { seedMarket } from "#server/demo/market.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp } from "#tests/support/http.ts";
import { plainPages } from "#tests/support/pages.ts";
import { postgresRelay } from "#tests/support/postgres-relay.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await seedMarket(database.db);
});
afterAll(() => database[Symbol.asyncDispose]());

describe("F8 while Postgres takes connections and never answers", () => {
  it("pages, papers and maps are 503 with Retry-After in three seconds, and fine afterwards", async () => {
    await using relay = await postgresRelay(database.url);
    const { db, sql } = connect(relay.url, { poolSize: 3 });
    await using app = await openApp(testDeps(db), {
      pages: plainPages(),
      catalogueChanges: { listen: async () => {}, heardAll: async () => {} },
    });
    const client = httpClient(app);
    const page = { accept: "text/html" };
    expect((await client.get("/shop", page)).status).toBe(200);

    relay.hang();
    const session = { cookie: "furrow_session=abc" };
    const asked = [
      client.get("/shop?q=1", page),
      // Waits for the one before, which makes the same answer.
      client.get("/shop?q=1", page),
      client.get("/dashboard", { ...page, ...session }),
      client.get("/sitemap.xml"),
      client.get("/farmer-information-pack.pdf", page),
    ];
    const begun = performance.now();
    const answers = await Promise.all(asked);
    expect(performance.now() - begun).toBeLessThan(3_000);
    for (const answer of answers.slice(0, 4)) {
      expect(answer).toMatchObject({
        status: 503,
        headers: { "retry-after": "5", "cache-control": "no-store" },
      });
      expect(answer.text).toContain("We cannot reach our records right now.");
    }
    expect(answers[0]?.headers["content-type"]).toContain("text/html");
    expect((await client.get("/healthz")).status).toBe(200);

    relay.wake();
    await expect
      .poll(async () => (await client.get("/shop?q=2", page)).status, { timeout: 8_000 })
      .toBe(200);
    await sql.end({ timeout: 0 });
  });
});
