import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt } from "#server/bin/build/ensure-built.ts";
import { pageHost } from "#server/boot/pages.ts";
import { FEWEST_ORDERS } from "#server/services/catalog/farm-share.ts";
import { CLAIMS } from "#shared/platform/claims.ts";
import { SCHEDULES } from "#shared/platform/jobs/job-table.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { FINDABLE_PAGES } from "#shared/catalog/sitemap.ts";
import { targetNote } from "#shared/platform/pages/marketing.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";
import { isClaim } from "#tests/support/code/claim-words.ts";
import { openApp, type TestApp } from "#tests/support/servers/http.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { sentencesOf } from "#tests/support/code/page-sentences.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const PAGES = [
  ...FINDABLE_PAGES,
  "/farmers/1",
  "/products/1",
  "/farmer-registration",
  "/registration-checkout",
  "/auth",
];

let market: MarketPlace;
let app: TestApp;
/** Each sentence with a figure or a promise, with the first page that has it. */
const said = new Map<string, string>();
/** All sentences of the pages. */
const read = new Set<string>();

beforeAll(async () => {
  ensureBuilt();
  market = await openMarketPlace();
  await setStock(market.database.db, "leeks", 100);
  // Delivered in a month that is over, whatever day it is today.
  const delivered = new Date(market.deps.clock.now().getTime() - 40 * DAY);
  for (let count = 0; count < FEWEST_ORDERS; count += 1) {
    const number = await placedOrder(market, market.deps, visitor(market.deps), {
      goods: [{ slug: "leeks", quantity: 1 }],
      email: `household${count}@furrow.example`,
    });
    await markDelivered(market.database.sql, number, delivered);
  }
  app = await openApp(market.deps, { pages: pageHost(false) });
  const theirs = await wordsOfFarms();
  const [grower] = await market.database.sql<{ id: number }[]>`
    select farm_id as id from products where slug = 'leeks'`;
  for (const path of [...PAGES, `/farmers/${grower!.id}`]) {
    const { body, statusCode } = await app.inject({
      url: path,
      headers: { accept: "text/html" },
    });
    expect([path, statusCode]).toEqual([path, 200]);
    for (const sentence of sentencesOf(body)) {
      read.add(sentence);
      if (isClaim(sentence) && !said.has(sentence) && !isTheirs(sentence, theirs))
        said.set(sentence, path);
    }
  }
}, 240_000);
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await market[Symbol.asyncDispose]();
});

/** What farms and cooks write about themselves, their goods and their dishes, for which they are responsible. */
async function wordsOfFarms(): Promise<string> {
  const rows = await market.database.sql<{ words: string }[]>`
    select tagline || ' ' || quote || ' ' || array_to_string(story || practices, ' ') as words from farms
    union all select name || ' ' || summary || ' ' || description || ' ' || storage from products
    union all select text || ' ' || bring from farm_visits
    union all select recipes::text from recipes`;
  return rows.map(({ words }) => words.replaceAll(/\s+/g, " ")).join("\n");
}

function isTheirs(sentence: string, theirs: string): boolean {
  return theirs.includes(
    sentence
      .replace(/^“/, "")
      .replace(/\d+ min ·\sserves.*$/, "")
      .trim(),
  );
}

describe("Every percentage, cent figure and promise of a public page", () => {
  it("has a ledger query, setting, job or rule behind it", () => {
    const without = [...said].filter(
      ([sentence]) => !CLAIMS.some(({ says }) => says.test(sentence)),
    );
    expect(without.map(([sentence, path]) => `${path}: ${sentence}`)).toEqual([]);
    expect(said.size).toBeGreaterThan(60);
  });

  it("is still on a page if a source is named for it", () => {
    const sentences = [...said.keys()];
    const unsaid = CLAIMS.filter(({ says }) => !sentences.some((sentence) => says.test(sentence)));
    expect(unsaid.map(({ says }) => String(says))).toEqual([]);
  });

  it('is called a target in "30-50% growth in the first year", where farms apply', () => {
    expect(said.get("30-50% growth in the first year")).toBe("/join-as-farmer");
    expect(read).toContain(targetNote());
  });

  it("has a source that exists", () => {
    const gone = CLAIMS.map(({ source }) => source).filter((source) => {
      if ("query" in source) return !existsSync(source.query);
      if ("rule" in source) return !existsSync(source.rule);
      if ("team" in source) return !existsSync(source.team);
      if ("job" in source) return !SCHEDULES.has(source.job);
      return "setting" in source && !(source.setting in DEFAULT_SETTINGS);
    });
    expect(gone).toEqual([]);
  });

  it("is none of those that were removed because nothing was behind them", () => {
    const claimed = [...said.keys()].join("\n");
    for (const gone of [
      /by phone/i,
      /drop-off/i,
      /what you love/i,
      /card fee is/i,
      /letter a week/i,
    ]) {
      expect(claimed).not.toMatch(gone);
    }
    const all = [...read].join("\n");
    for (const gone of [
      /ice packs?|cold chain|cold room|cold where|travel cold/i,
      /electric|go back with the next pick-up|replace plastic|becomes soil/i,
      /when it was picked|in our newsletter first|half a day with us|on weekends/i,
      /when your area opens|when a van comes/i,
      /line of its own|line of the statement|line for each sale/i,
      /deposit stays|that stay yours/i,
      /between one acre and/i,
      /one click ends/i,
      /if we run late/i,
      /with their photos/i,
    ]) {
      expect(all).not.toMatch(gone);
    }
  });
});
