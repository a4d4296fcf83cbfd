type Line = { quantity: number; freed: number; short: number };

/** Units of an order's line that are still to come: without those that were called off or do not come. */
export function unitsToCome({ quantity, freed, short }: Line): number {
  return quantity - freed - short;
}
