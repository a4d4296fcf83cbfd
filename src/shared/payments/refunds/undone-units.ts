import { unitsToCome, wasHarvested } from "../../orders/units-to-come.ts";

type Line = Parameters<typeof unitsToCome>[0] &
  Parameters<typeof wasHarvested>[0] & { onSaleAgain: number };

/** Units of a line that refunds gave back, and those of them whose sale is undone: nobody of us bears them. */
export type UnitsBack = { units: number; undone: number };

/**
 * How many of the units of a line that are to go back nobody has harvested: others can buy them once they are taken
 * off, or could since they were, without a refund that stands. Their sale is undone, whatever the refund is for.
 */
export function unharvestedOf(
  line: Line,
  back: UnitsBack,
  { units, hasLeft }: { units: number; hasLeft: boolean },
): number {
  const isFreed = !hasLeft && !wasHarvested(line);
  const takenOff = back.units + units - line.freed - line.short;
  const freed = isFreed ? Math.min(Math.max(takenOff, 0), unitsToCome(line)) : 0;
  return Math.min(units, freed + Math.max(0, line.onSaleAgain - back.undone));
}
