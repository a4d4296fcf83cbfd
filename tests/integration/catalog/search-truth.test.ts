import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitor } from "#tests/support/servers/visitor.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

const list = (q: string) => visitor(market.deps).call((api) => api.catalog.list({ q }));
const names = async (q: string) => (await list(q)).items.map(({ name }) => name);
const suggested = async (q: string) =>
  (await visitor(market.deps).call((api) => api.catalog.suggest({ q }))).rows;

/** The allergen data of products in the database. */
async function notesOf(found: readonly string[]) {
  const rows = await market.database.sql<{ declared: boolean; notes: string[] }[]>`
    select allergens_declared as declared,
      array(select note->>'allergen' from jsonb_array_elements(allergens) note) as notes
    from products where name = any(${[...found]}::text[])`;
  return rows;
}

describe("A search for diets and allergens", () => {
  it("for gluten free bread shows no bread with wheat, in the list or as a suggestion", async () => {
    const found = [
      ...(await names("gluten free bread")),
      ...(await suggested("gluten free bread")).map(({ name }) => name),
    ];
    expect(found.length).toBeGreaterThan(0);
    for (const { declared, notes } of await notesOf(found)) {
      expect(declared).toBe(true);
      expect(notes).not.toContain("wheat");
    }
    expect(await names("bread")).toContain("Country sourdough");
    expect(found).not.toContain("Country sourdough");
  });

  it("for pan sin gluten shows no bread with wheat either", async () => {
    const found = [...(await names("pan sin gluten")), ...(await names("galletas sin trigo"))];
    expect(found.length).toBeGreaterThan(0);
    for (const { declared, notes } of await notesOf(found)) {
      expect(declared).toBe(true);
      expect(notes).not.toContain("wheat");
    }
    expect(await names("pan")).toContain("Country sourdough");
    expect(found).not.toContain("Country sourdough");
  });

  it("for dairy free shows only goods without milk", async () => {
    const found = await names("dairy free");
    expect(found).toHaveLength(24);
    for (const { declared, notes } of await notesOf(found)) {
      expect(declared).toBe(true);
      expect(notes).not.toContain("milk");
    }
    expect(await suggested("dairy free")).toHaveLength(5);
  });

  it("has counts that match the list", async () => {
    for (const q of ["dairy free", "vegan jam", "egg free bread"]) {
      const facets = await visitor(market.deps).call((api) => api.catalog.facets({ q }));
      const { items, nextCursor } = await list(q);
      if (nextCursor === null) expect(facets.total, q).toBe(items.length);
      else expect(facets.total, q).toBeGreaterThan(items.length);
    }
  });
});

it("A search for something we do not sell shows the closest goods: onions for scallions, but no olives", async () => {
  for (const q of ["scallion", "scallions", "green onions"]) {
    const page = await list(q);
    const [first, ...others] = page.items.map(({ name }) => name);
    expect(first, q).toMatch(/onion/i);
    expect(others.join(), q).not.toMatch(/olive/i);
    expect(page.searchedFor, q).toContain("onion");
  }
});

it("Unit prices are compared within a measure: pounds and ounces by the pound first, then others", async () => {
  const rows: { pack_unit: string; price_cents: number; pack_quantity: number }[] = [];
  let cursor: string | undefined;
  do {
    const page = await visitor(market.deps).call((api) =>
      api.catalog.list({ sort: "unit-price", ...(cursor ? { cursor } : {}) }),
    );
    const ids = page.items.map(({ id }) => id);
    rows.push(
      ...(await market.database.sql<typeof rows>`
        select pack_unit, price_cents, pack_quantity from products where id = any(${ids}::int[])
        order by array_position(${ids}::int[], id)`),
    );
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);

  const measures = rows.map(({ pack_unit: unit }) => MEASURE_OF[unit] ?? unit);
  const order = [...new Set(measures)];
  expect(order).toEqual(["weight", "volume", "bunch", "each"]);
  expect(measures).toEqual(measures.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  const perPound = rows
    .filter((row) => MEASURE_OF[row.pack_unit] === "weight")
    .map((row) =>
      Math.round(row.price_cents / (row.pack_quantity / (row.pack_unit === "oz" ? 16 : 1))),
    );
  expect(perPound.length).toBeGreaterThan(20);
  expect(perPound).toEqual(perPound.toSorted((a, b) => a - b));
});
const MEASURE_OF: Partial<Record<string, string>> = {
  lb: "weight",
  oz: "weight",
  "fl oz": "volume",
  pint: "volume",
};
