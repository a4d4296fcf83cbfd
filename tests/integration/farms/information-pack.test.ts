import { afterAll, beforeAll, expect, it } from "vitest";
import { INFO_PACK_PATH } from "#shared/farms/info-pack.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { openApp, type TestApp } from "#tests/support/servers/http.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

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
const askForPack = (headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url: INFO_PACK_PATH, headers });

it("The farmer information pack is a tagged PDF in English with its title", async () => {
  const answer = await askForPack();
  const text = answer.rawPayload.toString("latin1");
  expect(answer.headers["content-type"]).toBe("application/pdf");
  expect(text.slice(0, 5)).toBe("%PDF-");
  expect(text).toContain("/Marked true");
  expect(text).toContain("/Lang (en-US)");
  expect(text).toContain("/DisplayDocTitle true");
});

it("The size and the pages that the button states are those of the file", async () => {
  const { rawPayload } = await askForPack();
  const facts = await visitor(testDeps(database.db)).call((api) =>
    api.farms.applications.infoPack(),
  );
  expect(facts).toEqual({ bytes: rawPayload.length, pages: 4 });
});

it("A browser that has the file is not sent it again", async () => {
  const first = await askForPack();
  const etag = String(first.headers.etag);
  expect(first.headers["cache-control"]).toBe("public, max-age=3600");
  const again = await askForPack({ "if-none-match": etag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
});
