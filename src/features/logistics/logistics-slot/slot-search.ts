import { WINDOW_IDS, type WindowId } from "#shared/checkout/delivery.ts";
import { isDay } from "#shared/time.ts";

export type SlotSearch = { day?: string; window?: WindowId };

/** Parses the day and window from the URL; invalid values are left out. */
export function readSlotSearch({ day, window }: Record<string, unknown>): SlotSearch {
  const chosen = WINDOW_IDS.find((id) => id === window);
  return {
    ...(typeof day === "string" && isDay(day) && { day }),
    ...(chosen && { window: chosen }),
  };
}
