import { inventoryErrors as m } from "#messages/inventory/errors.ts";
import { inventoryWords as words } from "#messages/inventory/words.ts";
import { z } from "zod";
import { formatCell, type InventoryRow, MOST_PRICE } from "./inventory-cells.ts";
import { editKey, inventoryChange, inventoryPlace } from "./inventory.ts";
import { cents, shareOf } from "../money.ts";
import { heldBelow, tooCheap } from "./shelf-limits.ts";

/** Maximum number of products changed by one action. */
const MOST_EDITS = 500;

/**
 * One kind of change to several products, all or none. Each edit carries the value that was seen, so that
 * nothing is overwritten, and so that undo is the same edit with the values swapped.
 */
export const inventoryEdits = inventoryPlace.extend({
  edits: z
    .array(z.strictObject({ productId: z.int32().positive(), change: inventoryChange }))
    .min(1, { error: () => m.chooseProduct })
    .max(MOST_EDITS, { error: () => m.mostProducts(MOST_EDITS) })
    .refine((edits) => new Set(edits.map(({ productId }) => productId)).size === edits.length, {
      error: () => m.listedTwice,
    }),
  key: editKey,
});
export type InventoryEdits = z.output<typeof inventoryEdits>;

/** What is done to every selected product. */
export type BulkAct =
  | { kind: "paused"; paused: boolean }
  /** Increase in hundredths of a percent; negative to decrease. */
  | { kind: "price_share"; share: number }
  /** Increase in cents; negative to decrease. */
  | { kind: "price_amount"; amount: number }
  | { kind: "stock"; stock: number }
  | { kind: "season"; season: readonly number[] };

/** A column that an action can change. */
export type BulkColumn = "paused" | "price" | "stock" | "season";

/** A row before and after: the column that changes, or why it cannot change. */
export type BulkStep = { row: InventoryRow; column: BulkColumn } & (
  | { after: InventoryRow }
  | { problem: string }
);

/** What an action would do to these rows; unchanged rows are omitted. */
export function planBulkEdit(
  rows: readonly (InventoryRow & { reserved: number })[],
  act: BulkAct,
): BulkStep[] {
  return rows.flatMap((row): BulkStep[] => {
    const { column, value } = cellAfter(row, act);
    const after = { ...row, [column]: value };
    const problem = problemOf(after, column);
    if (problem) return [{ row, column, problem }];
    return formatCell(after, column) === formatCell(row, column) ? [] : [{ row, column, after }];
  });
}

function cellAfter(row: InventoryRow, act: BulkAct): { column: BulkColumn; value: unknown } {
  switch (act.kind) {
    case "paused":
      return { column: "paused", value: act.paused };
    case "price_share":
      return { column: "price", value: cents(row.price + shareOf(row.price, act.share)) };
    case "price_amount":
      return { column: "price", value: cents(row.price + act.amount) };
    case "stock":
      return { column: "stock", value: act.stock };
    case "season":
      return { column: "season", value: act.season };
  }
}

function problemOf(after: InventoryRow & { reserved: number }, column: BulkColumn): string | null {
  if (column === "stock") return heldBelow(after.reserved, after.stock);
  if (column !== "price") return null;
  return after.price >= 1 && after.price <= MOST_PRICE ? tooCheap(after) : words.priceRange;
}

type Edit = InventoryEdits["edits"][number];

/** The edits that carry out a plan. Products that cannot be changed have none. */
export function editsOf(steps: readonly BulkStep[]): Edit[] {
  return steps.flatMap((step): Edit[] => {
    if (!("after" in step)) return [];
    const { row, column, after } = step;
    const change = {
      column,
      expected: row[column],
      value: after[column],
      ...(column === "paused" && row.isDraft && { draft: true }),
    } as Edit["change"];
    return [{ productId: Number(row.key), change }];
  });
}

/** The edits that undo these. */
export function takenBack(edits: readonly Edit[]): Edit[] {
  return edits.map(({ productId, change }) => {
    const { expected, value } = change;
    return { productId, change: { ...change, expected: value, value: expected } as Edit["change"] };
  });
}
