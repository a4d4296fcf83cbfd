import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { REST_TABLE } from "#server/rest/table.ts";
import {
  failure,
  httpClient,
  type HttpMarket,
  openHttpMarket,
} from "#tests/support/servers/http.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

let market: HttpMarket;
beforeAll(async () => {
  market = await openHttpMarket();
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(() => assertInvariants(market.database.sql, new Date()));

const visit = () => httpClient(market.app);

let people = 0;
/** The registration fields of a new person. */
function someone() {
  people += 1;
  return {
    username: `person-${people}`,
    password: "correct horse",
    email: `person-${people}@furrow.example`,
    firstName: "Ana",
    lastName: "Lee",
    role: "customer",
  };
}

describe("The table of endpoints", () => {
  it("has the calls of the specification, the application of a farm, and no others", () => {
    expect(REST_TABLE.map((row) => `${row.method} ${row.path}`).toSorted()).toEqual([
      "GET /api/user",
      "POST /api/create-payment-intent",
      "POST /api/farmer-applications",
      "POST /api/login",
      "POST /api/logout",
      "POST /api/process-order",
      "POST /api/register",
      "POST /api/subscribers",
    ]);
  });
});

describe("An account over plain HTTP", () => {
  it("is created with 201, signed in by a cookie, read, signed out and signed in again", async () => {
    const client = visit();
    const fields = someone();
    const registered = await client.post("/api/register", fields);
    expect(registered.status).toBe(201);
    expect(registered.cookies).toEqual([
      expect.stringMatching(/^furrow_session=[a-z0-9]+; /),
      expect.stringMatching(/^furrow_device=[A-Za-z0-9_-]{43}; /),
    ]);
    expect(registered.body).toEqual({
      id: expect.any(String),
      username: fields.username,
      email: fields.email,
      firstName: "Ana",
      lastName: "Lee",
      role: "customer",
      zipCode: null,
      phoneNumber: null,
      emailVerified: false,
    });
    expect(await client.get("/api/user")).toMatchObject({ status: 200, body: registered.body });

    const left = await client.post("/api/logout");
    expect(left.status).toBe(200);
    expect(left.cookies).toEqual([
      expect.stringMatching(/^furrow_session=;.*Expires=Thu, 01 Jan 1970/),
    ]);
    expect(await client.get("/api/user")).toMatchObject({
      status: 401,
      body: failure("signed_out", "You are not signed in"),
    });

    const { username, email, password } = fields;
    for (const name of [username, email]) {
      const login = await visit().post("/api/login", { username: name, password });
      expect(login).toMatchObject({ status: 200, body: registered.body });
      expect(login.cookies).toHaveLength(2);
    }
  });

  it("ends its session on the server: an old cookie is useless after signing out", async () => {
    const client = visit();
    await client.post("/api/register", someone());
    const kept = new Map(client.jar);
    await client.post("/api/logout");
    for (const [name, value] of kept) client.jar.set(name, value);
    expect((await client.get("/api/user")).status).toBe(401);
  });

  it.each([
    ["no content type", {}, undefined],
    ["the content type of JSON", { "content-type": "application/json" }, ""],
    ["the content type of forms", { "content-type": "application/x-www-form-urlencoded" }, ""],
    ["the content type of text", { "content-type": "text/plain" }, ""],
  ])("is signed out without a body and with %s", async (_type, headers, payload) => {
    const client = visit();
    await client.post("/api/register", someone());
    const left = await client.send("POST", "/api/logout", payload, headers);
    expect(left).toMatchObject({ status: 200, body: { ok: true } });
    expect((await client.get("/api/user")).status).toBe(401);
  });

  it("can have null for an optional field, but not for a required one", async () => {
    const fields = { ...someone(), zipCode: null, phoneNumber: null, role: null };
    expect(await visit().post("/api/register", fields)).toMatchObject({
      status: 201,
      body: { zipCode: null, phoneNumber: null, role: "customer" },
    });
    expect(await visit().post("/api/register", { ...someone(), firstName: null })).toMatchObject({
      status: 400,
      body: { fieldErrors: { firstName: expect.any(String) } },
    });
  });

  it("is refused with 409 if its username or its email is taken", async () => {
    const fields = someone();
    await visit().post("/api/register", fields);
    const { username, email } = fields;
    expect(await visit().post("/api/register", { ...someone(), username })).toMatchObject({
      status: 409,
      body: { ...failure("conflict"), details: { field: "username" } },
    });
    expect(await visit().post("/api/register", { ...someone(), email })).toMatchObject({
      status: 409,
      body: { ...failure("conflict"), details: { field: "email" } },
    });
  });

  it("cannot be entered with a wrong password: 401 with a message and no cookie", async () => {
    const fields = someone();
    await visit().post("/api/register", fields);
    const refused = await visit().post("/api/login", { ...fields, password: "wrong horse" });
    expect(refused).toMatchObject({
      status: 401,
      body: failure("signed_out", "Invalid username or password"),
      cookies: [],
    });
  });
});

describe("An address for the newsletter", () => {
  const popup = {
    firstName: "Ana",
    lastName: "Lee",
    email: "popup@furrow.example",
    zipCode: "94952",
    source: "welcome_popup",
  };
  it.each([
    ["the footer", { email: "footer@furrow.example", source: "footer_newsletter" }],
    ["the popup", popup],
  ])("from %s is accepted with 201, and again with the very same answer", async (_from, lead) => {
    const first = await visit().post("/api/subscribers", lead);
    expect(first.status).toBe(201);
    const second = await visit().post("/api/subscribers", lead);
    expect(second).toMatchObject({ status: 201, text: first.text });
  });
});
