import { unitsToCome, wasHarvested } from "../../orders/units-to-come.ts";

type Line = Parameters<typeof unitsToCome>[0] &
  Parameters<typeof wasHarvested>[0] & { onSaleAgain: number };

/** Refunded units of a line, and how many of them belong to undone sales, which none of us bears. */
type Back = { units: number; undone: number };

/** Refunded units of a line, and those of failed refunds that still have to be made good, with their weight. */
export type UnitsBack = Back & { toMakeGood: Back & { weight: number } };

/**
 * How many of the units to be refunded have not been harvested: they can be bought by others once removed, or
 * already could since they were removed without a refund that succeeded. Their sale is undone, whatever the refund's
 * cause. For an order that has left, units of a failed refund are left to that refund, which is made good
 * separately.
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
