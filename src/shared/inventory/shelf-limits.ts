import { inventoryWords as m } from "#messages/inventory/words.ts";
import { packWeight } from "../catalog/weights/pack-weight.ts";
import { formatWeight, type Weight } from "../catalog/weights/weight.ts";
import type { InventoryRow } from "./inventory-cells.ts";
import { unitPriceOf } from "../catalog/weights/unit-price.ts";

type Weighed = Pick<InventoryRow, "measure"> & { expectedWeight: Weight | null };

/**
 * Why this expected weight is implausible for the pack; null if it is plausible, or the goods are not sold by
 * weight.
 */
export function cannotWeigh({ measure, expectedWeight }: Weighed): string | null {
  if (expectedWeight === null) return null;
  const most = packWeight(measure);
  if (most === null) return m.weightNeedsPounds;
  return expectedWeight <= most ? null : m.heavierThanPack(formatWeight(most));
}

type Priced = Pick<InventoryRow, "price"> & { measure: Pick<InventoryRow["measure"], "quantity"> };

/** Why an amount is inconsistent with a price; null if it is not. */
export function tooCheap({ price, measure }: Priced): string | null {
  if (unitPriceOf(price, measure.quantity) >= 1) return null;
  return m.tooCheap;
}

/** Why stock cannot be reduced to `onHand`; null if it can. */
export function heldBelow(reserved: number, onHand: number): string | null {
  if (onHand >= reserved) return null;
  return m.heldBelow(reserved);
}
