import type { BulkStep } from "./bulk-edit.ts";
import type { InventoryRow } from "./inventory-cells.ts";

/**
 * The highest stock on hand at any moment of a week: what the farm had for it. Null if it did not have the product
 * yet.
 */
export function stockOfWeek(opening: number | null, after: readonly number[]): number | null {
  const seen = opening === null ? after : [opening, ...after];
  return seen.length === 0 ? null : Math.max(...seen);
}

/** A farm's stock of a product last week, in units. */
export type LastWeek = { productId: number; units: number };

/**
 * Listed products whose stock would be restored to last week's; those already there, and those that had none, are
 * omitted. Never below what open checkouts hold.
 */
export function planSameAsLastWeek(
  rows: readonly (InventoryRow & { reserved: number })[],
  lastWeek: readonly LastWeek[],
): BulkStep[] {
  const known = new Map(lastWeek.map(({ productId, units }) => [String(productId), units]));
  return rows.flatMap((row): BulkStep[] => {
    const units = known.get(row.key) ?? 0;
    const stock = Math.max(units, row.reserved);
    if (row.paused || units === 0 || stock === row.stock) return [];
    return [{ row, column: "stock", after: { ...row, stock } }];
  });
}
