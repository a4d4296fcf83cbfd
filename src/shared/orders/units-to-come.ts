import type { Weight } from "../catalog/weights/weight.ts";

type Line = { quantity: number; freed: number; short: number };

/** Units of an order's line that are still to come: without those that were called off or do not come. */
export function unitsToCome({ quantity, freed, short }: Line): number {
  return quantity - freed - short;
}

type Weighed = { mostWeight: Weight | null; weighed: Weight | null };

/** Whether a line is sold by weight, something of it is to come, and nobody has weighed it: it cannot be packed. */
export function waitsForWeight({ mostWeight, weighed, ...line }: Line & Weighed): boolean {
  return mostWeight !== null && weighed === null && unitsToCome(line) > 0;
}

type Marked = { harvestedAt: Date | null; packedAt: Date | null };

/** Whether a line's goods are out of the field: what is in its crate was harvested, whether its farm has marked it or not. */
export function wasHarvested({ harvestedAt, packedAt }: Marked): boolean {
  return harvestedAt !== null || packedAt !== null;
}
