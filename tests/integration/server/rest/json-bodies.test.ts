import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await openApp(testDeps(database.db), { mailWebhookToken: "t".repeat(32) });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const ADDRESS = "josé@furrow.example";
const subscription = JSON.stringify({ email: ADDRESS, source: "footer_newsletter" });
const stored = () => database.sql`select email from subscribers`;

describe("A JSON body that is no UTF-8", () => {
  it.each([
    ["a REST endpoint", "/api/subscribers", subscription],
    ["a procedure", "/trpc/subscribers.subscribe", subscription],
    [
      "the mail provider's reports",
      "/webhooks/mail",
      JSON.stringify({ type: "bounce", email: ADDRESS }),
    ],
  ])("is refused by %s instead of being read with other letters", async (_what, path, text) => {
    const { status, body } = await httpClient(app).send("POST", path, Buffer.from(text, "latin1"), {
      authorization: `Bearer ${"t".repeat(32)}`,
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: "The request could not be read",
      message: "The request could not be read",
      code: "invalid",
      requestId: expect.any(String),
    });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ["a letter that is cut off", [0xc3]],
    ["half of a pair", [0xed, 0xa0, 0x80]],
    ["a longer form than needed", [0xc0, 0xaf]],
  ])("has %s", async (_what, bytes) => {
    const [before = "", after = ""] = subscription.split("é");
    const parts = [Buffer.from(before), Buffer.from(bytes), Buffer.from(after)];
    const sent = await httpClient(app).send("POST", "/api/subscribers", Buffer.concat(parts));
    expect(sent.status).toBe(400);
    expect(sent.body).toMatchObject({ message: "The request could not be read" });
    expect(await stored()).toEqual([]);
  });
});

it("A JSON body in UTF-8 is read, also one with the replacement character itself", async () => {
  const email = `jos\u{fffd}é\u{1f955}@furrow.example`;
  const text = JSON.stringify({ username: email, password: "harvest-demo" });
  const { status, body } = await httpClient(app).send("POST", "/api/login", Buffer.from(text));
  expect([status, body["code"]]).toEqual([401, "signed_out"]);
});
