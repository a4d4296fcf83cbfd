import { describe, expect, it } from "vitest";
import { readAct } from "#shared/inventory/bulk-choice.ts";
import { type BulkAct, editsOf, planBulkEdit, takenBack } from "#shared/inventory/bulk-edit.ts";
import { formatCell, type InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { cents } from "#shared/money.ts";
import { YEAR } from "#shared/catalog/season-text.ts";

const row = (
  key: string,
  price: number,
  more: Partial<InventoryRow> & { reserved?: number } = {},
) => ({
  key,
  name: `Product ${key}`,
  price: cents(price),
  pack: "1 lb",
  measure: { quantity: 1, unit: "lb" as const },
  stock: 20,
  season: YEAR,
  allergens: null,
  paused: false,
  reserved: 0,
  ...more,
});
const words = (rows: ReturnType<typeof row>[], act: BulkAct) =>
  planBulkEdit(rows, act).map((step) =>
    "after" in step ? formatCell(step.after, step.column) : step.problem,
  );

describe("A bulk change of products", () => {
  it("raises and lowers prices by a percentage, with half a cent rounded up, or by an amount", () => {
    const rows = [row("1", 475), row("2", 1_000)];
    expect(words(rows, { kind: "price_share", share: 1_000 })).toEqual(["5.23", "11.00"]);
    expect(words(rows, { kind: "price_share", share: -1_000 })).toEqual(["4.28", "9.00"]);
    expect(words(rows, { kind: "price_amount", amount: -75 })).toEqual(["4.00", "9.25"]);
  });

  it("skips products that it would not change", () => {
    const rows = [row("1", 500, { paused: true }), row("2", 500), row("3", 500, { stock: 0 })];
    expect(words(rows, { kind: "paused", paused: true })).toEqual(["Paused", "Paused"]);
    expect(words(rows, { kind: "stock", stock: 20 })).toEqual(["20"]);
    expect(words(rows, { kind: "season", season: YEAR })).toEqual([]);
  });

  it("names the problem of each product that it cannot change", () => {
    const rows = [row("1", 50, { reserved: 3 }), row("2", 500)];
    expect(words(rows, { kind: "price_amount", amount: -50 })).toEqual([
      "A price must be from $0.01 to $1,000.00",
      "4.50",
    ]);
    expect(words(rows, { kind: "stock", stock: 2 })).toEqual([
      "3 are held in open checkouts, so stock cannot go below that",
      "2",
    ]);
  });

  it("consists of edits that can be undone", () => {
    const edits = editsOf(planBulkEdit([row("7", 500)], { kind: "season", season: [5, 6] }));
    expect(edits).toEqual([
      { productId: 7, change: { column: "season", expected: YEAR, value: [5, 6] } },
    ]);
    expect(takenBack(edits)).toEqual([
      { productId: 7, change: { column: "season", expected: [5, 6], value: YEAR } },
    ]);
  });

  it("is undone to a draft for a listed draft, and to paused for a paused product", () => {
    const rows = [row("1", 500, { paused: true, isDraft: true }), row("2", 500, { paused: true })];
    const edits = editsOf(planBulkEdit(rows, { kind: "paused", paused: false }));
    expect(takenBack(edits).map(({ change }) => change)).toEqual([
      { column: "paused", expected: false, value: true, draft: true },
      { column: "paused", expected: false, value: true },
    ]);
  });
});

describe("The input of a bulk change", () => {
  it.each([
    ["raise_share", "10", { kind: "price_share", share: 1_000 }],
    ["lower_share", "2.5 %", { kind: "price_share", share: -250 }],
    ["raise_amount", "$0.50", { kind: "price_amount", amount: 50 }],
    ["lower_amount", "1", { kind: "price_amount", amount: -100 }],
    ["stock", "0", { kind: "stock", stock: 0 }],
    ["pause", "", { kind: "paused", paused: true }],
    ["list", "", { kind: "paused", paused: false }],
  ] as const)("is read from %s and %j", (choice, text, act) => {
    expect(readAct(choice, { text, season: [] })).toEqual(act);
  });

  it.each([
    ["raise_share", "-10", "Enter a percentage, such as 10 or 2.5"],
    ["raise_share", "0", "Enter a percentage, such as 10 or 2.5"],
    ["lower_amount", "a lot", "Enter dollars, such as 0.50"],
    ["stock", "1.5", "Stock must be a whole number from 0 to 99,999"],
    ["season", "", "Choose a month"],
  ] as const)("is refused for %s and %j, with a reason", (choice, text, message) => {
    expect(readAct(choice, { text, season: [] })).toBe(message);
  });
});
