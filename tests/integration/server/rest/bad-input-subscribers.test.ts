import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { defaultBudgets } from "#server/throttle/budgets.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { expectNoEffect, expectRefused } from "#tests/support/inputs/bad-input.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";

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
beforeEach(async () => {
  await database.sql.unsafe(
    "delete from subscriber_events; delete from subscribers; delete from throttles",
  );
});

const visit = () => httpClient(app);
const POPUP = {
  firstName: "Ana",
  lastName: "Lee",
  email: "ana@furrow.example",
  zipCode: "94952",
  source: "welcome_popup",
};
const FOOTER = { email: "ana@furrow.example", source: "footer_newsletter" };

describe("A subscription is refused with", () => {
  it.each([
    ["an email without a host", { email: "ana@" }, "Please enter a valid email address"],
    ["a first name of 1 character", { firstName: "A" }, "Please enter your first name"],
    ["a last name of 1 character", { lastName: " L " }, "Please enter your last name"],
    ["a zip code of 4 characters", { zipCode: "9495" }, "Please enter a valid zip code"],
    ["a zip code of 11 characters", { zipCode: "94952-12345" }, "Please enter a valid zip code"],
    ["an unknown source", { source: "elsewhere" }, "Unknown source"],
    ["no source", { source: undefined }, "Unknown source"],
    ["a source named like a property", { source: "toString" }, "Unknown source"],
  ])("%s", async (_name, change, message) => {
    await expectNoEffect(
      database.sql,
      () => visit().post("/api/subscribers", { ...POPUP, ...change }),
      400,
      message,
    );
  });
});

describe("A subscription", () => {
  it.each([
    ["the shortest names and zip code", { firstName: "Al", lastName: "Li", zipCode: "94952" }],
    ["the longest zip code", { zipCode: "94952-1234" }],
  ])("accepts %s", async (_name, change) => {
    expect((await visit().post("/api/subscribers", { ...POPUP, ...change })).status).toBe(201);
  });

  it.each(["http://spam.example", 1, ["x"], "x".repeat(9_000)])(
    "whose honeypot holds %j is answered like any other, and dropped",
    async (website) => {
      const dropped = await visit().post("/api/subscribers", { ...FOOTER, website });
      expect(await database.db.$count(subscribers)).toBe(0);
      const taken = await visit().post("/api/subscribers", FOOTER);
      expect(dropped).toMatchObject({ status: 201, text: taken.text });
    },
  );

  it("stores nothing beyond its fields", async () => {
    await visit().post("/api/subscribers", { ...FOOTER, state: "confirmed", firstName: "Ana" });
    const [row] = await database.db.select().from(subscribers);
    expect(row).toMatchObject({ state: "pending", firstName: null, email: FOOTER.email });
  });

  it("is refused from the sixth of one address in an hour on, with the budgets of production", async () => {
    const throttle = createThrottle(database.db, defaultBudgets);
    await using guarded = await openApp(testDeps(database.db, { throttle }));
    for (let round = 0; round < 5; round += 1) {
      expect((await httpClient(guarded).post("/api/subscribers", FOOTER)).status).toBe(201);
    }
    const answer = await httpClient(guarded).post("/api/subscribers", FOOTER);
    expectRefused(answer, 429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(3_000);
    const other = httpClient(guarded, "198.51.100.5");
    expect((await other.post("/api/subscribers", FOOTER)).status).toBe(201);
  });
});
