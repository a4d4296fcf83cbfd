import { afterAll, beforeAll, expect, it } from "vitest";
import { farmsPack } from "#messages/farms/applying/pack.ts";
import { speak } from "#server/language.ts";
import { infoPackPath } from "#shared/farms/info-pack.ts";
import type { Language } from "#shared/language.ts";
import { wordsOfPdf } from "#tests/support/code/pdf-words.ts";
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
const askForPack = (headers: Record<string, string> = {}, language: Language = "en") =>
  app.inject({ method: "GET", url: infoPackPath(language), headers });

it("The farmer information pack is a tagged PDF in English with its title", async () => {
  const answer = await askForPack();
  const text = answer.rawPayload.toString("latin1");
  expect(answer.headers["content-type"]).toBe("application/pdf");
  expect(text.slice(0, 5)).toBe("%PDF-");
  expect(text).toContain("/Marked true");
  expect(text).toContain("/Lang (en-US)");
  expect(text).toContain("/DisplayDocTitle true");
});

it("The button states the file's actual size and page count", async () => {
  const { rawPayload } = await askForPack();
  const facts = await visitor(testDeps(database.db)).call((api) =>
    api.farms.applications.infoPack(),
  );
  expect(facts).toEqual({ bytes: rawPayload.length, pages: 4 });
});

it("A browser that has the file cached does not download it again", async () => {
  const first = await askForPack();
  const etag = String(first.headers.etag);
  expect(first.headers["cache-control"]).toBe("public, max-age=3600");
  const again = await askForPack({ "if-none-match": etag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
});

it("Under /es the pack is in Spanish, whichever language was requested first", async () => {
  const english = await askForPack();
  const spanish = await askForPack({}, "es");
  const again = await askForPack();
  const text = spanish.rawPayload.toString("latin1");
  expect(infoPackPath("es")).toBe("/es/farmer-information-pack.pdf");
  expect(spanish.headers["content-disposition"]).toContain("informacion-para-granjas.pdf");
  expect(text).toContain("/Lang (es-US)");
  expect(again.headers.etag).toBe(english.headers.etag);
  expect(spanish.headers.etag).not.toBe(english.headers.etag);
  const read = wordsOfPdf(spanish.rawPayload);
  expect(read).toContain("Cómo es una semana");
  expect(read).toContain("De la solicitud a la");
  for (const message of [farmsPack.weDo, farmsPack.staysYours, farmsPack.weAsk]) {
    expect(wordsOfPdf(english.rawPayload)).toContain(message.heading);
    expect(read).not.toContain(message.heading);
  }
  const facts = await speak("es", () =>
    visitor(testDeps(database.db)).call((api) => api.farms.applications.infoPack()),
  );
  expect(facts).toEqual({ bytes: spanish.rawPayload.length, pages: 4 });
});
