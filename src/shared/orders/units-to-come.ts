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
