import type { InventoryRow } from "./inventory-cells.ts";
import { unitPriceOf } from "../catalog/unit-price.ts";

type Priced = Pick<InventoryRow, "price"> & { measure: Pick<InventoryRow["measure"], "quantity"> };

/** Why an amount does not go with a price; null when it does. */
export function tooCheap({ price, measure }: Priced): string | null {
  if (unitPriceOf(price, measure.quantity) >= 1) return null;
  return "The price is less than a cent for one unit: check price and amount";
}

/** Why stock cannot go down to `onHand`; null when it can. */
export function heldBelow(reserved: number, onHand: number): string | null {
  if (onHand >= reserved) return null;
  return `${reserved} are held in open checkouts, so stock cannot go below that`;
}
