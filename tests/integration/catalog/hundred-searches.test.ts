import { afterAll, beforeAll, expect, it } from "vitest";
import { listProducts } from "#server/services/catalog/shop/list.ts";
import { suggest } from "#server/services/catalog/search/suggest.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

/** The required rates for a hundred mistyped searches, and the time limit for suggestions. */
const SEARCHES = 100;
const FOUND = 0.95;
const EMPTY = 0.03;
const SUGGESTED_MS = 200;

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

/** Makes one typo: a letter omitted, swapped with the next, doubled, or replaced by another. */
function mistyped(word: string, slip: number): string {
  const at = 2 + (slip % (word.length - 3));
  const [before, here, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
  switch (slip % 4) {
    case 0:
      return before + after;
    case 1:
      return before + (after[0] ?? "") + here + after.slice(1);
    case 2:
      return before + here + here + after;
    default:
      return before + (here === "e" ? "r" : "e") + after;
  }
}

/** A hundred distinct words from product names, spread across the whole market. */
async function words(): Promise<string[]> {
  const goods = await market.deps.db.$client<{ name: string }[]>`
    select name from products where visible order by id`;
  const all = goods.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{6,}/g) ?? []);
  const distinct = [...new Set(all)];
  expect(distinct.length).toBeGreaterThanOrEqual(SEARCHES);
  return Array.from(
    { length: SEARCHES },
    (_, index) => distinct[Math.floor((index * distinct.length) / SEARCHES)]!,
  );
}

it("at least 95 of a hundred mistyped words find what was meant among the first five results", async () => {
  const missed: string[] = [];
  let empty = 0;
  for (const [slip, word] of (await words()).entries()) {
    const q = mistyped(word, slip);
    const { items } = await listProducts(market.deps, { q, sort: "recommended", limit: 5 });
    if (items.length === 0) empty += 1;
    const named = items.some(({ name }) => name.toLowerCase().includes(word));
    if (!named) missed.push(`${q} for ${word}`);
  }
  expect(missed.length, missed.join(", ")).toBeLessThanOrEqual(SEARCHES * (1 - FOUND));
  expect(empty).toBeLessThan(SEARCHES * EMPTY);
});

it("95 percent of suggestions take the server less than a fifth of a second", async () => {
  const times: number[] = [];
  for (const word of await words()) {
    const start = performance.now();
    const { rows } = await suggest(market.deps, word.slice(0, 4));
    times.push(performance.now() - start);
    expect(rows.length).toBeLessThanOrEqual(8);
  }
  expect(times.toSorted((a, b) => a - b)[SEARCHES * FOUND - 1]).toBeLessThan(SUGGESTED_MS);
});
