import { setImmediate as turn } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { connect } from "#db/client.ts";
import { dropOutside, isMoving } from "#db/progress.ts";
import { withDatabaseTimeout } from "#server/services/platform/database/database-timeout.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { holdConnections } from "#tests/support/postgres/held-connections.ts";
import { heldTimers } from "#tests/support/market/time/held-timers.ts";
import { ownTime } from "#tests/support/market/time/own-time.ts";
import { postgresRelay } from "#tests/support/postgres/postgres-relay.ts";

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await openApp(testDeps(database.db));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const LEAD = { email: "ana@furrow.example", source: "footer_newsletter" };

afterEach(async () => {
  vi.unstubAllGlobals();
  await dropOutside(database.db);
});

describe("While Postgres is gone", () => {
  it("calls get 503 within two seconds, and the process is healthy, not ready, and recovers", async () => {
    await using relay = await postgresRelay(database.url);
    // With one connection, each try waits for the one before, as if a whole pool had failed.
    const { db, sql } = connect(relay.url, { poolSize: 1 });
    const readiness = { database: async () => (await sql`select 1`).length === 1 };
    await using served = await openApp(testDeps(db), { readiness });
    const client = httpClient(served);
    expect((await client.post("/api/subscribers", LEAD)).status).toBe(201);
    expect((await client.get("/readyz")).status).toBe(200);

    await relay.cut();
    const paths = ["/api/subscribers", "/trpc/subscribers.subscribe", "/api/logout"];
    for (let round = 0; round < 9; round += 1) {
      const took = await ownTime(async () => {
        const answer = await client.post(paths[round % 3] ?? "", LEAD, {
          cookie: "furrow_session=abc",
        });
        expect(answer).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
        expect(answer.text).toContain("Our database is unavailable right now.");
      });
      expect(took).toBeLessThan(2_000);
    }
    expect((await client.get("/healthz")).status).toBe(200);
    expect(await client.get("/readyz")).toMatchObject({ status: 503, body: { database: false } });

    await relay.restore();
    await expect.poll(async () => (await client.post("/api/subscribers", LEAD)).status).toBe(201);
    expect((await client.get("/readyz")).status).toBe(200);
    await sql.end({ timeout: 0 });
  });
});

describe("While every connection to Postgres is taken", () => {
  it("calls, pages' sessions and events get 503 within two seconds, and recover afterward", async () => {
    const { db, sql } = connect(database.url, { poolSize: 2 });
    const readiness = { database: async () => (await sql`select 1`).length === 1 };
    await using served = await openApp(testDeps(db), { readiness });
    const client = httpClient(served);
    const releaseConnections = await holdConnections(sql, 2);
    expect((await client.get("/readyz")).status).toBe(503);

    const session = { cookie: "furrow_session=abc" };
    const took = await ownTime(async () => {
      const answers = await Promise.all([
        client.post("/api/subscribers", LEAD),
        client.post("/trpc/subscribers.subscribe", LEAD),
        client.get("/api/user", session),
      ]);
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
      }
    });
    expect(took).toBeLessThan(2_000);
    expect((await client.get("/healthz")).status).toBe(200);

    await releaseConnections();
    expect((await client.post("/api/subscribers", LEAD)).status).toBe(201);
    expect((await client.get("/readyz")).status).toBe(200);
    await sql.end();
  });

  it("a query that only takes long is waited for", async () => {
    const timers = heldTimers();
    const { answer } = await database.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(1)`;
      const slow = database.db.$client<{ done: boolean }[]>`
        select true as done from pg_advisory_xact_lock(1)`;
      const waited = withDatabaseTimeout(database.db, slow);
      for (let probes = 1; probes <= 3; probes += 1) {
        for (let tick = 1; tick <= 10; tick += 1) timers.pass(100);
        await probed();
      }
      return { answer: waited };
    });
    expect(await answer).toMatchObject([{ done: true }]);
  });
});

describe("While this process is blocked", () => {
  it("the database does not count as unavailable, however late its answer is read", async () => {
    const timers = heldTimers();
    const { promise: work, resolve } = Promise.withResolvers<string>();
    const answer = withDatabaseTimeout(database.db, work);
    answer.catch(() => {});
    // The probe of the database begins after a second: from then on its answers wait unread.
    for (let tick = 1; tick <= 10; tick += 1) timers.pass(100);
    for (let stall = 1; stall <= 3; stall += 1) timers.pass(700);
    await probed();
    resolve("done");
    expect(await answer).toBe("done");
  });
});

/**
 * Waits until the answer to a probe that has begun was noted: all probes use one connection, one after the other, and
 * their answers may be read together.
 */
async function probed(): Promise<void> {
  await isMoving(database.db);
  await turn();
}
