import { inventoryWords as m } from "#messages/inventory-words.ts";
import { packWeight } from "../catalog/weights/pack-weight.ts";
import { formatWeight, type Weight } from "../catalog/weights/weight.ts";
import type { InventoryRow } from "./inventory-cells.ts";
import { unitPriceOf } from "../catalog/weights/unit-price.ts";

type Weighed = Pick<InventoryRow, "measure"> & { expectedWeight: Weight | null };

/** Why goods with such a pack cannot weigh so much usually; null when they can, or are no goods by weight. */
export function cannotWeigh({ measure, expectedWeight }: Weighed): string | null {
  if (expectedWeight === null) return null;
  const most = packWeight(measure);
  if (most === null) return m.weightNeedsPounds;
  return expectedWeight <= most ? null : m.heavierThanPack(formatWeight(most));
}

type Priced = Pick<InventoryRow, "price"> & { measure: Pick<InventoryRow["measure"], "quantity"> };

/** Why an amount does not go with a price; null when it does. */
export function tooCheap({ price, measure }: Priced): string | null {
  if (unitPriceOf(price, measure.quantity) >= 1) return null;
  return m.tooCheap;
}

/** Why stock cannot go down to `onHand`; null when it can. */
export function heldBelow(reserved: number, onHand: number): string | null {
  if (onHand >= reserved) return null;
  return m.heldBelow(reserved);
}
