import { afterAll, beforeAll, expect, it } from "vitest";
import { listProducts } from "#server/services/catalog/shop/list.ts";
import { suggest } from "#server/services/catalog/search/suggest.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

/** Product rules 15 and 16. */
const SEARCHES = 100;
const FOUND = 0.95;
const EMPTY = 0.03;
const SUGGESTED_MS = 200;

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

/** One slip of a hand: a letter left out, two swapped, one doubled, one beside it on the keyboard. */
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

/** A hundred words of names of goods, each once, spread over the whole market. */
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

it("a hundred words with a slip of the hand find what was meant among the first five", async () => {
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

it("suggestions take the server a fifth of a second at most, but for one in twenty", async () => {
  const times: number[] = [];
  for (const word of await words()) {
    const start = performance.now();
    const { rows } = await suggest(market.deps, word.slice(0, 4));
    times.push(performance.now() - start);
    expect(rows.length).toBeLessThanOrEqual(8);
  }
  expect(times.toSorted((a, b) => a - b)[SEARCHES * FOUND - 1]).toBeLessThan(SUGGESTED_MS);
});
