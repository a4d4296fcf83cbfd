import { unitsToCome, wasHarvested } from "../../orders/units-to-come.ts";

type Line = Parameters<typeof unitsToCome>[0] &
  Parameters<typeof wasHarvested>[0] & { onSaleAgain: number };

/** Units of a line that go back, and those of them whose sale is undone: nobody of us bears them. */
type Back = { units: number; undone: number };

/** What refunds gave back of a line, and what refunds of it that failed are still to give, with its weight. */
export type UnitsBack = Back & { toMakeGood: Back & { weight: number } };

/**
 * How many of the units of a line that are to go back nobody has harvested: others can buy them once they are taken
 * off, or could since they were, without a refund that stands. Their sale is undone, whatever the refund is for. Of an
 * order that has left, units whose refund failed are left to that refund: it is made good by itself.
 */
export function unharvestedOf(
  line: Line,
  back: UnitsBack,
  { units, hasLeft }: { units: number; hasLeft: boolean },
): number {
  const isFreed = !hasLeft && !wasHarvested(line);
  const takenOff = back.units + units - line.freed - line.short;
  const freed = isFreed ? Math.min(Math.max(takenOff, 0), unitsToCome(line)) : 0;
  const undone = back.undone + (hasLeft ? back.toMakeGood.undone : 0);
  return Math.min(units, freed + Math.max(0, line.onSaleAgain - undone));
}
