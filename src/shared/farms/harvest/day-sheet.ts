import { type DeliveryCalendar, lastOrderDay } from "../../checkout/delivery.ts";
import type { Day } from "../../time.ts";
import { harvestDayAfter } from "./harvest-day.ts";

/** The day farms bring in the harvest for a delivery day: the day after the cut-off. */
export function bringDay(day: Day, calendar: DeliveryCalendar): Day {
  return harvestDayAfter(lastOrderDay(day, calendar));
}

/** A change to a harvest sheet after it was sent: units an order adds or removes. */
export type SheetChange = {
  kind: "added" | "taken_off";
  orderNumber: string;
  productId: number;
  name: string;
  pack: string;
  units: number;
};

type Line = Omit<SheetChange, "kind" | "units"> & {
  /** When the order was locked, and when its day's sheet was sent, in ms since the epoch. */
  lockedAt: number;
  sheetAt: number;
  quantity: number;
  /** Units removed in total, and those already removed when the order was locked. */
  freed: number;
  freedBefore: number;
};

/**
 * Changes since the sheet was sent: orders paid afterward are added, and units removed since need not be brought.
 * Units both added and removed since are omitted.
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
