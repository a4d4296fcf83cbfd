import { afterAll, beforeAll, expect, it, test } from "vitest";
import { ensureBuilt } from "#server/bin/build/ensure-built.ts";
import { pageHost } from "#server/boot/pages.ts";
import { FINDABLE_PAGES } from "#shared/catalog/sitemap.ts";
import { type Language, pathIn } from "#shared/language.ts";
import { textsByLanguage } from "#tests/support/code/catalog-texts.ts";
import { readSources } from "#tests/support/code/check-boundaries.ts";
import { sentencesOf } from "#tests/support/code/page-sentences.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { openApp, type TestApp } from "#tests/support/servers/http.ts";

const PAGES = [...FINDABLE_PAGES, "/auth", "/farmers/1", "/products/1", "/no/such/place"];
const LEGAL = ["/terms", "/privacy"];

let market: MarketPlace;
let app: TestApp;
beforeAll(async () => {
  ensureBuilt();
  market = await openMarketPlace();
  app = await openApp(market.deps, { pages: pageHost(false) });
}, 240_000);
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await market[Symbol.asyncDispose]();
});

/** All text of a page in one language, on one line. */
async function readPage(language: Language, path: string): Promise<string> {
  const open = (url: string) =>
    app.inject({ url, headers: { accept: "text/html", cookie: `furrow_language=${language}` } });
  const answer = await open(pathIn(language, path));
  const { location } = answer.headers;
  const { body } = typeof location === "string" ? await open(location) : answer;
  return sentencesOf(body).join(" ");
}

const texts = textsByLanguage(readSources());

it.each([
  ["es", "en"],
  ["en", "es"],
] as const)("a public page in %s has no text that the catalog has in %s", async (shown, other) => {
  expect(texts[other].length).toBeGreaterThan(2_000);
  const foreign: string[] = [];
  for (const path of PAGES) {
    const said = await readPage(shown, path);
    const own = texts[shown].filter((text) => said.includes(text)).length;
    expect([path, own > 5]).toEqual([path, true]);
    for (const text of texts[other]) if (said.includes(text)) foreign.push(`${path}: ${text}`);
  }
  expect(foreign).toEqual([]);
});

test.each(LEGAL)("%s says in Spanish, and only there, which text is binding", async (path) => {
  const note =
    "Esta es una traducción. Donde difiera del texto en inglés, vale el texto en inglés.";
  const spanish = await readPage("es", path);
  expect(spanish).toContain(note);
  expect(spanish.indexOf(note)).toBeLessThan(spanish.indexOf("Versión 1.0"));
  expect(await readPage("en", path)).not.toContain(note.slice(0, 10));
});
