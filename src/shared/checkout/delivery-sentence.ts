import { formatSlot, type WindowId } from "./delivery.ts";
import { perLanguage } from "../language.ts";
import { type Day, daysBetween, formatDayEnd, weekdayEnd } from "../time.ts";

/** A bookable day, with the free slots of its windows. */
export type DeliveryDayOption = {
  day: Day;
  lastOrderDay: Day;
  /** The weekdays served on this day: more than its own if another day is moved to it. */
  serves: readonly number[];
  windows: readonly { id: WindowId; left: number }[];
};

/** From this many days ahead, a weekday alone would be misread as the earlier one. */
export const WEEK = 7;

/** The next delivery with a free slot. */
export type NextDelivery = {
  day: Day;
  window: WindowId;
  lastOrderDay: Day;
  /** Whether its cut-off is a week or more away, in which case the date is shown too. */
  isFar: boolean;
};

/**
 * Filters the market's delivery days to those that serve a zone; all of them while the zone's weekdays are unknown.
 * A checkout uses the same days for an address (`chooseSlot`).
 */
export function daysTo<Option extends Pick<DeliveryDayOption, "serves">>(
  days: readonly Option[],
  weekdays: readonly number[] | undefined,
): readonly Option[] {
  return weekdays ? days.filter((option) => isServed(option, weekdays)) : days;
}

/** Whether a day serves a zone with these weekdays. */
export function isServed(
  { serves }: Pick<DeliveryDayOption, "serves">,
  weekdays: readonly number[],
): boolean {
  return serves.some((one) => weekdays.includes(one));
}

/** The earliest window with a free slot on a day whose cut-off has not passed on `today`. */
export function nextDelivery(
  days: readonly DeliveryDayOption[],
  today: Day,
): NextDelivery | undefined {
  for (const { day, lastOrderDay, windows } of days) {
    const open = windows.find((window) => window.left > 0);
    if (open && today <= lastOrderDay) {
      const isFar = daysBetween(today, lastOrderDay) >= WEEK;
      return { day, window: open.id, lastOrderDay, isFar };
    }
  }
  return undefined;
}

/** `Thu Nov 26, 8AM-12PM` */
export function slotText({ day, window }: NextDelivery): string {
  return formatSlot(day, window);
}

/** `Tue 11:59 PM`; `Tue Dec 8, 11:59 PM` from a week ahead. */
export function orderByText({
  lastOrderDay,
  isFar,
}: Pick<NextDelivery, "lastOrderDay" | "isFar">): string {
  return isFar ? formatDayEnd(lastOrderDay) : weekdayEnd(lastOrderDay);
}

const weekday = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "long" }),
);

/** `Thursday`, `jueves` */
export function weekdayLong(day: Day): string {
  return weekday().format(new Date(`${day}T00:00:00Z`));
}
