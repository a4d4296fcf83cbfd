import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { defaultBudgets } from "#server/throttle/budgets.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { ana } from "#tests/support/market/people/accounts.ts";
import {
  BODIES_REFUSED,
  bodiesAround,
  expectNoEffect,
  expectRefused,
  HARMLESS,
  NO_TEXTS,
  rowCounts,
} from "#tests/support/inputs/bad-input.ts";
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
    "delete from subscriber_events; delete from subscribers; delete from users; delete from throttles",
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

/** Posts what must be refused without any effect. */
const expectRefusal = (path: string, body: unknown, status?: number, message?: string) =>
  expectNoEffect(database.sql, () => visit().post(path, body), status, message);

const ENDPOINTS = [
  ["/api/register", ana, ["username", "email", "firstName", "lastName"]],
  ["/api/login", { username: ana.username, password: ana.password }, ["username"]],
  ["/api/subscribers", POPUP, ["email", "firstName", "lastName", "zipCode"]],
] as const;

describe.each(ENDPOINTS)("%s", (path, valid, texts) => {
  it.each(BODIES_REFUSED)("refuses %s as its body", async (_name, body) => {
    await expectNoEffect(database.sql, () => visit().send("POST", path, body));
  });

  it.each(texts)("refuses anything but a line of text as its %s", async (field) => {
    const before = await rowCounts(database.sql);
    for (const [name, value] of [...NO_TEXTS, ["nothing", undefined]] as const) {
      const answer = await visit().post(path, { ...valid, [field]: value });
      expect(answer.status, name).toBe(400);
      expectRefused(answer);
    }
    expect(await rowCounts(database.sql)).toEqual(before);
  });

  it("never fails on three hundred arbitrary bodies", async () => {
    const client = visit();
    await fc.assert(
      fc.asyncProperty(bodiesAround(valid), async (body) => {
        const { status, text } = await client.send("POST", path, body);
        expect(status, text).toBeLessThan(500);
      }),
      { numRuns: 300, seed: 21_112_026 },
    );
  });
});

describe("Registration refuses", () => {
  const SHORT_NAME = "Username must be at least 3 characters";
  const WORD = "Username can use letters, digits, dots, dashes and underscores";
  const SHORT_PASSWORD = "Password must be at least 8 characters";
  const EMAIL = "Please enter a valid email address";
  it.each([
    ["a username of 2 characters", { username: "an" }, SHORT_NAME],
    [
      "a username of 33 characters",
      { username: "a".repeat(33) },
      "Username must be at most 32 characters",
    ],
    ["a username with a space", { username: "ana lee" }, WORD],
    ["a username that looks like another", { username: "аna" }, WORD],
    ["a password of 7 characters", { password: "1234567" }, SHORT_PASSWORD],
    [
      "a password of 257 characters",
      { password: "x".repeat(257) },
      "Password must be at most 256 characters",
    ],
    ["a password that is an object", { password: { $ne: null } }, SHORT_PASSWORD],
    ["an email without a dot", { email: "ana@furrow" }, EMAIL],
    ["an email of 255 characters", { email: `${"a".repeat(240)}@furrow.example` }, EMAIL],
    ["an email with another header", { email: "a@b.co\r\nBcc: c@d.ee" }, EMAIL],
    ["an email with two addresses", { email: "a@b.co,c@d.ee" }, EMAIL],
    ["a first name of 1 character", { firstName: "A" }, "First name must be at least 2 characters"],
    ["a last name of 1 character", { lastName: "L" }, "Last name must be at least 2 characters"],
    ["the role admin", { role: "admin" }, "Please choose a role"],
    ["the role logistics", { role: "logistics" }, "Please choose a role"],
    ["a list of roles", { role: ["customer"] }, "Please choose a role"],
    ["a zip code of 11 characters", { zipCode: "94952-12345" }, "Please enter a valid zip code"],
    [
      "a phone number of 33 characters",
      { phoneNumber: "1".repeat(33) },
      "Please enter a valid phone number",
    ],
  ])("%s", async (_name, change, message) => {
    await expectRefusal("/api/register", { ...ana, ...change }, 400, message);
  });

  it("the sixth account of one address in an hour, with the budgets of production", async () => {
    const throttle = createThrottle(database.db, defaultBudgets);
    await using guarded = await openApp(testDeps(database.db, { throttle }));
    for (let person = 0; person < 6; person += 1) {
      const fields = { ...ana, username: `ana-${person}`, email: `ana-${person}@furrow.example` };
      const answer = await httpClient(guarded).post("/api/register", fields);
      expect(answer.status).toBe(person < 5 ? 201 : 429);
    }
  });
});

describe("Registration accepts", () => {
  it.each([
    ["a password of 8 characters", { password: "8 chars!" }],
    ["a password of 256 characters", { password: "🥕".repeat(128) }],
    ["a password with any characters at all", { password: " \u0000\ud800\u202e\r\n<x> " }],
    ["empty optional fields", { zipCode: "", phoneNumber: "" }],
    ["the role farmer", { role: "farmer" }],
  ])("%s", async (_name, change) => {
    const fields = { ...ana, ...change };
    expect((await visit().post("/api/register", fields)).status).toBe(201);
    expect((await visit().post("/api/login", fields)).status).toBe(200);
  });

  it.each(HARMLESS)("%j as a name, and stores it unchanged", async (lastName) => {
    const answer = await visit().post("/api/register", { ...ana, lastName });
    expect(answer).toMatchObject({ status: 201, body: { lastName } });
  });

  it("nothing beyond its fields", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    const extra = {
      id,
      isAdmin: true,
      emailVerified: true,
      emailVerifiedAt: "2026-01-01",
      disabled: true,
    };
    const answer = await visit().post("/api/register", { ...ana, ...extra, passwordHash: "x" });
    expect(answer.body).toMatchObject({ emailVerified: false, role: "customer" });
    const [row] = await database.db.select().from(users);
    expect(row).toMatchObject({ emailVerifiedAt: null, disabled: false });
    expect(row?.id).not.toBe(id);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });
});

describe("Signing in", () => {
  it("is refused from the eleventh try in ten minutes on, even with the right password", async () => {
    const throttle = createThrottle(database.db, defaultBudgets);
    await using guarded = await openApp(testDeps(database.db, { throttle }));
    const client = httpClient(guarded);
    await client.post("/api/register", ana);
    const elsewhere = httpClient(guarded, "198.51.100.4");
    for (let round = 0; round < 10; round += 1) {
      const answer = await elsewhere.post("/api/login", { ...ana, password: "wrong horse" });
      expectRefused(answer, 401, "Invalid username or password");
    }
    for (const username of [ana.username, ana.email, "ANA"]) {
      const answer = await elsewhere.post("/api/login", { ...ana, username });
      expectRefused(answer, 429);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(500);
      expect(answer.cookies).toEqual([]);
    }
    expect((await client.get("/api/user")).status).toBe(200);
  });

  it("answers an unknown user and a wrong password with the same body", async () => {
    await visit().post("/api/register", ana);
    const answers = await Promise.all(
      ["ana", "nobody"].map((username) =>
        visit().post("/api/login", { username, password: "wrong horse" }),
      ),
    );
    const [known, unknown] = answers.map(({ status, body }) => ({
      status,
      ...body,
      session: null,
      requestId: "",
    }));
    expect(known).toEqual(unknown);
  });

  it.each([undefined, null, "", {}, ["correct horse"], true, 12_345_678])(
    "is refused with %j as the password",
    async (password) => {
      await visit().post("/api/register", ana);
      await expectRefusal(
        "/api/login",
        { username: "ana", password },
        400,
        "Please enter your password",
      );
    },
  );
});

describe("The signed-in user", () => {
  it.each([
    ["no cookie", ""],
    ["a cookie of garbage", "furrow_session=%zz%00;;=; ===; \u00ff"],
    ["an unknown session", `furrow_session=${"a".repeat(40)}`],
    ["two sessions", "furrow_session=abc; furrow_session=def"],
    ["a cookie of 10 KB", `furrow_session=${"a".repeat(10_000)}`],
    ["an SQL session", "furrow_session=' or '1'='1"],
  ])("is unknown with %s: 401, not cached", async (_name, cookie) => {
    const answer = await visit().get("/api/user", cookie ? { cookie } : {});
    expectRefused(answer, 401, "You are not signed in");
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("is read with exactly these fields, not cached", async () => {
    const client = visit();
    await client.post("/api/register", ana);
    const answer = await client.get("/api/user");
    expect(Object.keys(answer.body)).toEqual([
      "id",
      "username",
      "email",
      "firstName",
      "lastName",
      "role",
      "zipCode",
      "phoneNumber",
      "emailVerified",
    ]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.text).not.toMatch(/hash|argon|token|session/i);
  });

  it("can sign out without a session, and twice", async () => {
    const client = visit();
    expect((await client.post("/api/logout")).status).toBe(200);
    await client.post("/api/register", ana);
    expect((await client.post("/api/logout")).status).toBe(200);
    expect((await client.post("/api/logout", {})).status).toBe(200);
  });
});
