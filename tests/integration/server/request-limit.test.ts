import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createRequestCounts } from "#server/throttle/request-counts.ts";
import { connect } from "#db/client.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp } from "#tests/support/servers/http.ts";
import { postgresRelay } from "#tests/support/postgres/postgres-relay.ts";

const LIMIT = 100;
/** A twentieth of the limit: how far one process may lag behind the others. */
const SHARE = 5;
const MINUTE = 60_000;
const log = { warn: () => {} };

let database: FreshDatabase;
let now: number;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("request_counts");
  now = 10 * MINUTE;
});

const processOn = (db = database.db) =>
  createRequestCounts({ db, log, clock: { now: () => new Date(now) } }, LIMIT);

/** Sends `count` requests, each after the exchange before it. Returns how many were within the limit. */
async function send(process: ReturnType<typeof processOn>, count: number): Promise<number> {
  let passed = 0;
  for (let request = 0; request < count; request += 1) {
    if (process.take("203.0.113.7").current <= LIMIT) passed += 1;
    await process.settled();
  }
  return passed;
}

describe("ASVS 2.4.1, 15.4.1: requests of an address in a minute", () => {
  it("are counted across all processes, each with an error of a twentieth of the limit", async () => {
    const [one, other, third] = [processOn(), processOn(), processOn()];
    let passed = 0;
    for (let round = 0; round < 30; round += 1) {
      for (const process of [one, other, third]) passed += await send(process, 4);
    }
    expect(passed).toBeGreaterThanOrEqual(LIMIT);
    expect(passed).toBeLessThanOrEqual(LIMIT + 2 * SHARE);
    expect(await send(one, 10)).toBe(0);
  });

  it("that used up the limit at one process are noticed by the next one after a twentieth", async () => {
    await send(processOn(), 150);
    expect(await send(processOn(), 50)).toBeLessThanOrEqual(SHARE);
  });

  it("start over with the next minute, and the counts of older minutes are deleted", async () => {
    const [one, other] = [processOn(), processOn()];
    await send(one, 150);
    now += MINUTE;
    expect(await send(one, 60)).toBe(60);
    now += MINUTE;
    expect(await send(other, 60)).toBe(60);
    const rows = await database.sql`select distinct minute from request_counts order by 1`;
    expect(rows.map(({ minute }) => Number(minute))).toEqual([11, 12]);
  });

  it("cost no statement for a visitor who stays below a twentieth", async () => {
    const process = processOn();
    for (let visitor = 0; visitor < 500; visitor += 1) {
      for (let request = 1; request < SHARE; request += 1) process.take(`198.51.100.${visitor}`);
    }
    await process.settled();
    expect(await database.sql`select from request_counts`).toHaveLength(0);
  });

  it("are limited by each process on its own while the database is gone", async () => {
    await using relay = await postgresRelay(database.url);
    const { db, sql } = connect(relay.url, { poolSize: 1 });
    const process = processOn(db);
    await send(process, 10);
    await relay.cut();
    expect(await send(process, 150)).toBe(LIMIT - 10);
    await sql.end({ timeout: 1 });
  });

  it("are refused with 429 at a second server if the first one took the others", async () => {
    const clock = movableClock();
    const open = () => openApp(testDeps(database.db, { clock }), { requestsPerMinute: 40 });
    await using one = await open();
    await using other = await open();
    const statusAt = async (app: typeof one) =>
      (await httpClient(app).get("/api/openapi.json")).status;
    for (let request = 0; request < 38; request += 1) expect(await statusAt(one)).toBe(200);
    let passed = 0;
    const refused = async () => {
      const status = await statusAt(other);
      if (status === 200) passed += 1;
      return status;
    };
    await expect.poll(refused, { interval: 50 }).toBe(429);
    // A server that did not know of the other would have let its own 40 through.
    expect(passed).toBeLessThan(40);
  });

  it.each([
    ["writes from other sites", { origin: "https://elsewhere.example" }],
    ["compressed bodies", { "content-encoding": "gzip" }],
  ])("count %s, which are refused anyway", async (_which, headers) => {
    const clock = movableClock();
    await using app = await openApp(testDeps(database.db, { clock }), { requestsPerMinute: 10 });
    const client = httpClient(app);
    const post = async () => (await client.post("/api/login", {}, headers)).status;
    for (let request = 0; request < 10; request += 1) expect(await post()).not.toBe(429);
    expect(await post()).toBe(429);
  });

  it.each([
    ["unknown endpoints", "POST", "/api/no-such-thing"],
    ["wrong methods", "DELETE", "/api/login"],
    ["wrong methods of calls", "PUT", "/trpc/catalog.list"],
  ] as const)("count requests for %s", async (_which, method, url) => {
    const clock = movableClock();
    await using app = await openApp(testDeps(database.db, { clock }), { requestsPerMinute: 10 });
    const client = httpClient(app);
    const ask = async () => (await client.send(method, url, "{}")).status;
    for (let request = 0; request < 10; request += 1) expect(await ask()).not.toBe(429);
    expect(await ask()).toBe(429);
  });
});
