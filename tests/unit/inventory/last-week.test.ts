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

describe("What a farm had of a product in a week", () => {
  it.each([
    ["the most there was", 5, [40, 31, 12], 40],
    ["what stood there when nothing moved", 18, [], 18],
    ["what was left over when nothing came in", 18, [12, 4], 18],
    ["what came in with its first day", null, [25, 20], 25],
    ["nothing before there was any", null, [], null],
  ])("is %s", (_, opening, after, most) => expect(stockOfWeek(opening, after)).toBe(most));
});

describe("The same as last week", () => {
  it("sets the stock of a listed product, and can be taken back", () => {
    expect(stocks([row()])).toEqual([["7", 40]]);
    const edits = editsOf(planSameAsLastWeek([row()], [{ productId: 7, units: 40 }]));
    expect(edits).toEqual([{ productId: 7, change: { column: "stock", expected: 3, value: 40 } }]);
    expect(takenBack(edits)).toEqual([
      { productId: 7, change: { column: "stock", expected: 40, value: 3 } },
    ]);
  });

  it("leaves out what stands so already, had none, is paused or is not known", () => {
    expect(stocks([row({ stock: 40 })])).toEqual([]);
    expect(stocks([row()], 0)).toEqual([]);
    expect(stocks([row({ paused: true })])).toEqual([]);
    expect(stocks([row({ key: "8" })])).toEqual([]);
  });

  it("goes no lower than what open checkouts hold", () => {
    expect(stocks([row({ stock: 60, reserved: 50 })])).toEqual([["7", 50]]);
    expect(stocks([row({ stock: 50, reserved: 50 })])).toEqual([]);
  });
});
