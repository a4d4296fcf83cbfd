import { checkoutDays as m } from "#messages/checkout-days.ts";
import { times } from "#messages/times.ts";
import {
  addDays,
  type Day,
  formatDayLong,
  formatDayShort,
  startOfBusinessDay,
  weekdayOf,
} from "../time.ts";

export const WINDOW_IDS = ["morning", "afternoon", "evening"] as const;
export type WindowId = (typeof WINDOW_IDS)[number];

const HOURS = {
  morning: { startHour: 8, endHour: 12 },
  afternoon: { startHour: 12, endHour: 17 },
  evening: { startHour: 17, endHour: 20 },
} as const satisfies Record<WindowId, unknown>;

/** The delivery windows of the specification (section 3). */
export const DELIVERY_WINDOWS = WINDOW_IDS.map((id) => ({
  id,
  ...HOURS[id],
  get label() {
    return m.windows[id];
  },
}));
/** The drawer sends this one when the shopper chose none (spec section 7). */
export const DEFAULT_WINDOW: WindowId = "morning";

export function windowOf(id: WindowId) {
  const found = DELIVERY_WINDOWS.find((window) => window.id === id);
  if (!found) throw new RangeError(`Unknown delivery window: ${id}`);
  return found;
}

/** A delivery that comes on another day, as before a holiday. */
export type MovedDay = { from: Day; to: Day };

/** Which days are delivered; part of the settings. */
export type DeliveryCalendar = {
  /** Weekdays with delivery, Sunday 0. */
  weekdays: readonly number[];
  /** Days without delivery. */
  holidays: readonly Day[];
  /** Days whose vans drive on another one. */
  moved: readonly MovedDay[];
  /** How many days after today the earliest delivery is (spec: today + 2). */
  leadDays: number;
  /** How far ahead a day can be chosen. */
  horizonDays: number;
};

export const DEFAULT_CALENDAR: DeliveryCalendar = {
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  holidays: [],
  moved: [],
  leadDays: 2,
  horizonDays: 14,
};

/**
 * The weekdays whose vans drive on a day: none on a holiday; else its own, unless it is moved away, and
 * those of the days that are moved to it. A zone that has one of them is delivered.
 */
export function weekdaysOn(
  day: Day,
  { holidays, moved }: Pick<DeliveryCalendar, "holidays" | "moved">,
): number[] {
  if (holidays.includes(day)) return [];
  const isOff = moved.some(({ from }) => from === day);
  const comeHere = moved.filter(({ to }) => to === day).map(({ from }) => weekdayOf(from));
  return [...new Set([...(isOff ? [] : [weekdayOf(day)]), ...comeHere])];
}

export function isDeliveryDay(
  day: Day,
  calendar: Pick<DeliveryCalendar, "weekdays" | "holidays" | "moved">,
): boolean {
  return weekdaysOn(day, calendar).some((weekday) => calendar.weekdays.includes(weekday));
}

/** The days that can be chosen on `today`, the earliest first. Empty when the market rests. */
export function deliveryDays(today: Day, calendar: DeliveryCalendar = DEFAULT_CALENDAR): Day[] {
  const days: Day[] = [];
  for (let ahead = calendar.leadDays; ahead <= calendar.horizonDays; ahead += 1) {
    const day = addDays(today, ahead);
    if (isDeliveryDay(day, calendar)) days.push(day);
  }
  return days;
}

/**
 * The last day on which an order for `day` can be placed or changed: the cut-off is midnight at its
 * end, in the business's zone.
 */
export function lastOrderDay(day: Day, calendar: DeliveryCalendar = DEFAULT_CALENDAR): Day {
  return addDays(day, -calendar.leadDays);
}

/** Whether an order for `day` can still be placed or changed on `today`. */
export function isBeforeCutOff(
  today: Day,
  day: Day,
  calendar: DeliveryCalendar = DEFAULT_CALENDAR,
): boolean {
  return today <= lastOrderDay(day, calendar);
}

/** The instant of the cut-off for `day`: until then orders are placed and changed, from then on not. */
export function cutOffOf(day: Day, calendar: DeliveryCalendar = DEFAULT_CALENDAR): Date {
  return startOfBusinessDay(addDays(lastOrderDay(day, calendar), 1));
}

/** The first day whose cut-off has not passed on `today`: all days before it are closed. */
export function firstOpenDay(today: Day, calendar: DeliveryCalendar = DEFAULT_CALENDAR): Day {
  return addDays(today, calendar.leadDays);
}

/** `Thu Nov 26, 8AM-12PM`, `jue 26 nov, de 8 a. m. a 12 p. m.` */
export function formatSlot(day: Day, window: WindowId): string {
  return times.slot(formatDayShort(day), windowOf(window).label);
}

/** The same to begin a line: `Thursday, November 26, 8AM-12PM`. */
export function formatSlotLong(day: Day, window: WindowId): string {
  return times.slotLine(formatDayLong(day), windowOf(window).label);
}

/** California zips run from 90001 to 96162. Only the first five digits count. */
export function isServedZip(zipCode: string): boolean {
  const match = /^(\d{5})(?:-\d{4})?$/.exec(zipCode.trim());
  if (!match) return false;
  const zip = Number(match[1]);
  return zip >= 90_001 && zip <= 96_162;
}
