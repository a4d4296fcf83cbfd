import type { Weight } from "../catalog/weights/weight.ts";

type Line = { quantity: number; freed: number; short: number };

/** Units of an order line still to be delivered: excluding those removed or short. */
export function unitsToCome({ quantity, freed, short }: Line): number {
  return quantity - freed - short;
}

type Weighed = { mostWeight: Weight | null; weighed: Weight | null };

/** Whether a line sold by weight still has units to deliver but has not been weighed, and so cannot be packed. */
export function waitsForWeight({ mostWeight, weighed, ...line }: Line & Weighed): boolean {
  return mostWeight !== null && weighed === null && unitsToCome(line) > 0;
}

type Marked = { harvestedAt: Date | null; packedAt: Date | null };

/** Whether a line's goods have been harvested: a packed line counts even if its farm has not marked it. */
export function wasHarvested({ harvestedAt, packedAt }: Marked): boolean {
  return harvestedAt !== null || packedAt !== null;
}
