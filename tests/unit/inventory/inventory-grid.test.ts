import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GridColumn, InventoryRow } from "#shared/inventory/inventory-cells.ts";
import {
  cellError,
  cellText,
  type GridEvent,
  type InventoryGrid,
  moveGrid,
  neighborKey,
  openGrid,
} from "#shared/inventory/inventory-grid.ts";
import { cents } from "#shared/money.ts";
import { formatSeason, parseSeason } from "#shared/catalog/season-text.ts";

const carrots: InventoryRow = {
  key: "carrots",
  name: "Rainbow carrots",
  price: cents(450),
  pack: "1 bunch",
  measure: { quantity: 1, unit: "bunch" },
  stock: 40,
  season: [5, 6, 7, 8, 9, 10],
  allergens: null,
  paused: false,
};
const kale: InventoryRow = { ...carrots, key: "kale", name: "Lacinato kale", price: cents(375) };
const loaded = openGrid([carrots, kale]);

const after = (grid: InventoryGrid, ...events: GridEvent[]) => events.reduce(moveGrid, grid);
const entered = (column: GridColumn, text: string) =>
  after(
    loaded,
    { type: "type", key: "carrots", column, text },
    { type: "commit", key: "carrots", column },
  );

describe("An inventory cell", () => {
  it.each([
    ["name", "Purple carrots", { name: "Purple carrots" }],
    ["price", "4.75", { price: 475 }],
    ["price", " $ 5 ", { price: 500 }],
    ["price", "1000", { price: 100_000 }],
    ["price", "$1,000.00", { price: 100_000 }],
    ["price", "0.01", { price: 1 }],
    ["pack", "2 lb bag", { pack: "2 lb bag" }],
    ["stock", "0", { stock: 0 }],
    ["stock", "99999", { stock: 99_999 }],
    ["stock", "99,999", { stock: 99_999 }],
    ["measure", "1.5 lb", { measure: { quantity: 1.5, unit: "lb" } }],
    ["measure", "2 bunches", { measure: { quantity: 2, unit: "bunch" } }],
    ["measure", "3 pints", { measure: { quantity: 3, unit: "pint" } }],
    ["measure", "5 lbs", { measure: { quantity: 5, unit: "lb" } }],
    ["measure", "12 Fl oz", { measure: { quantity: 12, unit: "fl oz" } }],
    ["allergens", "none", { allergens: [] }],
    [
      "allergens",
      "Milk, may contain soy",
      {
        allergens: [
          { allergen: "milk", level: "contains" },
          { allergen: "soy", level: "may contain" },
        ],
      },
    ],
    ["season", "nov-feb", { season: [1, 2, 11, 12] }],
    ["season", "All year", { season: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }],
  ] as const)("accepts %s %j when it is left", (column, text, change) => {
    const grid = entered(column, text);
    expect(grid.rows[0]).toEqual({ ...carrots, ...change });
    expect(grid.drafts).toEqual({});
    expect(grid.changed).toEqual([`carrots:${column}`]);
  });

  it.each([
    ["name", "x", "A name must have 2 to 80 characters"],
    ["name", "x".repeat(81), "A name must have 2 to 80 characters"],
    ["price", "free", "Enter dollars and cents, such as 4.50"],
    ["price", "4.505", "Enter dollars and cents, such as 4.50"],
    ["price", "-1", "Enter dollars and cents, such as 4.50"],
    ["price", "0", "A price must be from $0.01 to $1,000.00"],
    ["price", "1000.01", "A price must be from $0.01 to $1,000.00"],
    ["pack", " ", "Say what one unit is, such as 1 lb"],
    ["pack", "x".repeat(41), "Say what one unit is, such as 1 lb"],
    ["stock", "-1", "Stock must be a whole number from 0 to 99,999"],
    ["stock", "1.5", "Stock must be a whole number from 0 to 99,999"],
    ["stock", "100000", "Stock must be a whole number from 0 to 99,999"],
    ["stock", "", "Stock must be a whole number from 0 to 99,999"],
    ["measure", "lb", "Enter an amount in lb, oz, each, pint, bunch, fl oz, such as 1.5 lb"],
    ["measure", "0 lb", "Enter an amount in lb, oz, each, pint, bunch, fl oz, such as 1.5 lb"],
    ["measure", "2 kg", "Enter an amount in lb, oz, each, pint, bunch, fl oz, such as 1.5 lb"],
    ["allergens", "gluten", "Enter none, or names such as: milk, may contain soy"],
    ["allergens", "milk, milk", "Enter none, or names such as: milk, may contain soy"],
    ["season", "summer", "Enter months, such as May-Oct"],
    ["season", "May-Jun-Jul", "Enter months, such as May-Oct"],
    ["season", "", "Enter months, such as May-Oct"],
  ] as const)("keeps %s %j as it was typed and says: %s", (column, text, error) => {
    const grid = entered(column, text);
    expect(grid.rows).toEqual(loaded.rows);
    expect(grid.changed).toEqual([]);
    expect(cellError(grid, "carrots", column)).toBe(error);
    expect(cellText(grid, carrots, column)).toBe(text);
  });

  it("has the plural for several of a unit", () => {
    const two = { ...carrots, measure: { quantity: 2, unit: "bunch" as const } };
    expect(cellText(openGrid([two]), two, "measure")).toBe("2 bunches");
    expect(cellText(loaded, carrots, "measure")).toBe("1 bunch");
  });

  it("drops its input on Esc, and its error as well", () => {
    const wrong = entered("price", "free");
    expect(after(wrong, { type: "cancel", key: "carrots", column: "price" })).toEqual(loaded);
  });

  it("drops its error on the next input", () => {
    const typing = after(entered("price", "free"), {
      type: "type",
      key: "carrots",
      column: "price",
      text: "4",
    });
    expect(cellError(typing, "carrots", "price")).toBeNull();
  });

  it("is not changed by the same value in another form", () => {
    expect(entered("price", "$4.50")).toEqual(loaded);
  });

  it("is not changed when it is left without input", () => {
    expect(moveGrid(loaded, { type: "commit", key: "kale", column: "stock" })).toBe(loaded);
  });

  it("leaves the other rows the same objects", () => {
    expect(entered("stock", "7").rows[1]).toBe(kale);
  });
});

describe("The inventory", () => {
  it("pauses a product and lists it again", () => {
    const paused = moveGrid(loaded, { type: "pause", key: "kale" });
    expect(paused.rows.map((row) => row.paused)).toEqual([false, true]);
    expect(moveGrid(paused, { type: "pause", key: "kale" }).rows[1]?.paused).toBe(false);
  });

  it("adds products with new keys, paused until they are ready", () => {
    const grid = after(loaded, { type: "add" }, { type: "add" });
    expect(grid.rows.slice(2)).toMatchObject([
      { key: "new-1", paused: true, stock: 0 },
      { key: "new-2", paused: true },
    ]);
  });

  it("moves from row to row and stops at both ends", () => {
    expect(neighborKey(loaded.rows, "carrots", 1)).toBe("kale");
    expect(neighborKey(loaded.rows, "kale", 1)).toBeNull();
    expect(neighborKey(loaded.rows, "kale", -1)).toBe("carrots");
    expect(neighborKey(loaded.rows, "carrots", -1)).toBeNull();
    expect(neighborKey(loaded.rows, "leeks", 1)).toBeNull();
  });

  it("takes over a row that was changed elsewhere without marking it as changed", () => {
    const theirs = { ...carrots, stock: 3 };
    const grid = moveGrid(loaded, { type: "replace", row: theirs });
    expect(grid.rows[0]).toBe(theirs);
    expect(grid.changed).toEqual([]);
  });

  it("is as loaded after a reset, whatever was done", () => {
    const busy = after(entered("price", "free"), { type: "add" }, { type: "pause", key: "kale" });
    expect(moveGrid(busy, { type: "reset", rows: loaded.rows })).toEqual(loaded);
  });

  it("never has a price of zero or negative stock, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom<GridColumn[]>("price", "stock"), (text, column) => {
        const [row] = entered(column, text).rows;
        expect(row?.price).toBeGreaterThan(0);
        expect(row?.stock).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(row?.stock)).toBe(true);
      }),
    );
  });
});

describe("The text of a season", () => {
  it.each([
    [[5, 6, 7, 8, 9, 10], "May-Oct"],
    [[1, 2, 11, 12], "Nov-Feb"],
    [[4], "Apr"],
    [[4, 9, 10], "Apr, Sep-Oct"],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "All year"],
  ])("for %j is %s, and is read back", (months, text) => {
    expect(formatSeason(months)).toBe(text);
    expect(parseSeason(text)).toEqual(months);
  });

  it.each(["year-round", "Year round", " all YEAR "])("can be %j", (text) => {
    expect(parseSeason(text)).toHaveLength(12);
  });

  it("can have full month names", () => {
    expect(parseSeason("september – October, April")).toEqual([4, 9, 10]);
  });

  it("is read back as it was written, for any months", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), (months) => {
        const sorted = months.toSorted((a, b) => a - b);
        expect(parseSeason(formatSeason(sorted))).toEqual(sorted);
      }),
    );
  });
});
