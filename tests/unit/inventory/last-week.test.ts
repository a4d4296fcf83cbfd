import { describe, expect, it } from "vitest";
import type { InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { editsOf, takenBack } from "#shared/inventory/bulk-edit.ts";
import { planSameAsLastWeek, stockOfWeek } from "#shared/inventory/last-week.ts";
import { cents } from "#shared/money.ts";

const row = (more: Partial<InventoryRow & { reserved: number }> = {}) => ({
  key: "7",
  name: "Chard",
  price: cents(300),
  pack: "1 bunch",
  measure: { quantity: 1, unit: "bunch" as const },
  stock: 3,
  season: [11],
  allergens: null,
  paused: false,
  reserved: 0,
  ...more,
});
const stocks = (rows: ReturnType<typeof row>[], units = 40) =>
  planSameAsLastWeek(rows, [{ productId: 7, units }]).map((step) =>
    "after" in step ? [step.row.key, step.after.stock] : step.problem,
  );

describe("The stock of a farm's product in a week", () => {
  it.each([
    ["the highest", 5, [40, 31, 12], 40],
    ["the opening stock if nothing changed", 18, [], 18],
    ["the opening stock if nothing came in", 18, [12, 4], 18],
    ["the first stock of a new product", null, [25, 20], 25],
    ["null before there was any", null, [], null],
  ])("is %s", (_, opening, after, most) => expect(stockOfWeek(opening, after)).toBe(most));
});

describe("The same as last week", () => {
  it("sets the stock of a listed product, and can be undone", () => {
    expect(stocks([row()])).toEqual([["7", 40]]);
    const edits = editsOf(planSameAsLastWeek([row()], [{ productId: 7, units: 40 }]));
    expect(edits).toEqual([{ productId: 7, change: { column: "stock", expected: 3, value: 40 } }]);
    expect(takenBack(edits)).toEqual([
      { productId: 7, change: { column: "stock", expected: 40, value: 3 } },
    ]);
  });

  it("skips products that have that stock already, had none, are paused or are unknown", () => {
    expect(stocks([row({ stock: 40 })])).toEqual([]);
    expect(stocks([row()], 0)).toEqual([]);
    expect(stocks([row({ paused: true })])).toEqual([]);
    expect(stocks([row({ key: "8" })])).toEqual([]);
  });

  it("goes no lower than the units held in open checkouts", () => {
    expect(stocks([row({ stock: 60, reserved: 50 })])).toEqual([["7", 50]]);
    expect(stocks([row({ stock: 50, reserved: 50 })])).toEqual([]);
  });
});
