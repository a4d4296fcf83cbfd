import { WINDOW_IDS, type WindowId } from "#shared/checkout/delivery.ts";
import { isDay } from "#shared/time.ts";

export type SlotSearch = { day?: string; window?: WindowId };

/** The day and window that an address names; what is none is left out. */
export function readSlotSearch({ day, window }: Record<string, unknown>): SlotSearch {
  const chosen = WINDOW_IDS.find((id) => id === window);
  return {
    ...(typeof day === "string" && isDay(day) && { day }),
    ...(chosen && { window: chosen }),
  };
}
