import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "#db/client.ts";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import { systemClock } from "#server/clock.ts";
import { databasePictures } from "#server/files/database-pictures.ts";
import type { PictureStore } from "#server/files/picture-store.ts";
import { PHOTO_UPLOAD_PATHS } from "#shared/inventory/upload.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import {
  type Answer,
  type Client,
  httpClient,
  openApp,
  type TestApp,
} from "#tests/support/servers/http.ts";
import { addFarm, addFarmMember } from "#tests/support/market/market.ts";
import { ownTime } from "#tests/support/market/time/own-time.ts";
import { plainPages } from "#tests/support/code/pages.ts";
import { postgresRelay } from "#tests/support/postgres/postgres-relay.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase("market");
});
afterAll(() => database[Symbol.asyncDispose]());

/** A signed-in farmer. */
async function farmerOf(app: TestApp): Promise<Client> {
  await seedDemoAccounts(testDeps(database.db));
  const farmId = await addFarm(database.db);
  await addFarmMember(database.db, farmId);
  const client = httpClient(app);
  await client.post("/api/login", { username: "farmer", password: DEMO_PASSWORD });
  return client;
}

describe("while Postgres accepts connections and never answers", () => {
  it("pages, PDFs and maps get 503 with Retry-After in three seconds, and recover afterward", async () => {
    await using relay = await postgresRelay(database.url);
    const { db, sql } = connect(relay.url, { poolSize: 3 });
    await using app = await openApp(testDeps(db), {
      pages: plainPages(),
      catalogChanges: { listen: async () => {}, processedAll: async () => {} },
    });
    const client = httpClient(app);
    const page = { accept: "text/html" };
    expect((await client.get("/shop", page)).status).toBe(200);

    relay.hang();
    const session = { cookie: "furrow_session=abc" };
    let answers: Answer[] = [];
    const took = await ownTime(async () => {
      answers = await Promise.all([
        client.get("/shop?q=1", page),
        // Waits for the request before it, which gets the same answer.
        client.get("/shop?q=1", page),
        client.get("/dashboard", { ...page, ...session }),
        client.get("/sitemap.xml"),
        client.get("/farmer-information-pack.pdf", page),
      ]);
    });
    expect(took).toBeLessThan(3_000);
    for (const answer of answers.slice(0, 4)) {
      expect(answer).toMatchObject({
        status: 503,
        headers: { "retry-after": "5", "cache-control": "no-store" },
      });
      expect(answer.text).toContain("Our database is unavailable right now.");
    }
    expect(answers[0]?.headers["content-type"]).toContain("text/html");
    expect((await client.get("/healthz")).status).toBe(200);

    relay.wake();
    await expect.poll(async () => (await client.get("/shop?q=2", page)).status).toBe(200);
    await sql.end({ timeout: 0 });
  });

  it("photos that are stored in it get 503 too, requested or sent, and recover afterward", async () => {
    await using relay = await postgresRelay(database.url);
    const { db, sql } = connect(relay.url, { poolSize: 3 });
    const store = databasePictures(db, systemClock);
    let isHanging = false;
    const photos: PictureStore = {
      ...store,
      put: (name, bytes) => {
        if (isHanging) relay.hang();
        return store.put(name, bytes);
      },
    };
    const deps = testDeps(db);
    await using app = await openApp(deps, { photos });
    const farmer = await farmerOf(app);
    const photo = await sharp({
      create: { width: 40, height: 30, channels: 3, background: "#c33" },
    })
      .png()
      .toBuffer();
    const send = () =>
      farmer.send("POST", PHOTO_UPLOAD_PATHS.product, photo, { "content-type": "image/png" });
    const sent = await send();
    expect(sent.status).toBe(201);
    const kept = `/pictures/${String(sent.body["picture"])}-960.webp`;
    expect((await farmer.get(kept)).status).toBe(200);

    isHanging = true;
    const away = { status: 503, headers: { "retry-after": "5" } };
    expect(await send()).toMatchObject(away);
    // A session would be looked up in the database too, so this visitor has none.
    const took = await ownTime(async () => {
      expect(await httpClient(app).get(kept)).toMatchObject(away);
    });
    expect(took).toBeLessThan(3_000);

    isHanging = false;
    relay.wake();
    await expect.poll(async () => (await httpClient(app).get(kept)).status).toBe(200);
    await expect.poll(async () => (await send()).status).toBe(201);
    await sql.end({ timeout: 0 });
  });
});
