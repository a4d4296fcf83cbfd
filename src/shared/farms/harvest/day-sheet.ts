import { type DeliveryCalendar, lastOrderDay } from "../../checkout/delivery.ts";
import { addDays, type Day } from "../../time.ts";

/** The day on which farms bring what they harvest for a delivery day: the one after the cut-off. */
export function bringDay(day: Day, calendar: DeliveryCalendar): Day {
  return addDays(lastOrderDay(day, calendar), 1);
}

/** One thing that an order adds to a sheet that is out, or takes off it. */
export type SheetChange = {
  kind: "added" | "taken_off";
  orderNumber: string;
  productId: number;
  name: string;
  pack: string;
  units: number;
};

type Line = Omit<SheetChange, "kind" | "units"> & {
  /** When the order was closed, and when the sheet of its day was sent, in ms. */
  lockedAt: number;
  sheetAt: number;
  quantity: number;
  /** Units that were taken off in all, and those of them that were off when the order was closed. */
  freed: number;
  freedBefore: number;
};

/**
 * What changed since the sheet was sent: orders that were paid after it come on top, and what was taken
 * off since need not be brought. What an order that came on top lost again is neither.
 */
export function sheetChanges(lines: readonly Line[]): SheetChange[] {
  return lines.flatMap((line): SheetChange[] => {
    const { lockedAt, sheetAt, quantity, freed, freedBefore, ...what } = line;
    if (lockedAt > sheetAt) {
      const units = quantity - freed;
      return units > 0 ? [{ ...what, kind: "added", units }] : [];
    }
    const units = freed - Math.min(freed, freedBefore);
    return units > 0 ? [{ ...what, kind: "taken_off", units }] : [];
  });
}
