import { checkoutDays as m } from "#messages/checkout/days.ts";
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
/** What the drawer sends if the shopper chose none (spec section 7). */
export const DEFAULT_WINDOW: WindowId = "morning";

export function windowOf(id: WindowId) {
  const found = DELIVERY_WINDOWS.find((window) => window.id === id);
  if (!found) throw new RangeError(`Unknown delivery window: ${id}`);
  return found;
}

/** A delivery moved to another day, for example before a holiday. */
export type MovedDay = { from: Day; to: Day };

/** Which days have deliveries; part of the settings. */
export type DeliveryCalendar = {
  /** Delivery weekdays; Sunday is 0. */
  weekdays: readonly number[];
  /** Days without delivery. */
  holidays: readonly Day[];
  /** Days whose deliveries are moved to another day. */
  moved: readonly MovedDay[];
  /** Days from today to the earliest delivery (spec: today + 2). */
  leadDays: number;
  /** How many days ahead a delivery can be booked. */
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
 * The weekdays served on a day: none on a holiday; otherwise its own, unless moved away, plus those of days moved to
 * it. A zone is served if it has one of them.
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

/** The bookable days as of `today`, earliest first. Empty if there are no deliveries. */
export function deliveryDays(today: Day, calendar: DeliveryCalendar = DEFAULT_CALENDAR): Day[] {
  const days: Day[] = [];
  for (let ahead = calendar.leadDays; ahead <= calendar.horizonDays; ahead += 1) {
    const day = addDays(today, ahead);
    if (isDeliveryDay(day, calendar)) days.push(day);
  }
  return days;
}

/**
 * The last day on which an order for `day` can be placed or changed: the cut-off is the midnight at its end, in the
 * business's time zone.
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

/** The instant of the cut-off for `day`: orders can be placed and changed before it, but not from then on. */
export function cutOffOf(day: Day, calendar: DeliveryCalendar = DEFAULT_CALENDAR): Date {
  return startOfBusinessDay(addDays(lastOrderDay(day, calendar), 1));
}

/** The first day whose cut-off has not passed on `today`; all earlier days are closed. */
export function firstOpenDay(today: Day, calendar: DeliveryCalendar = DEFAULT_CALENDAR): Day {
  return addDays(today, calendar.leadDays);
}

/** `Thu Nov 26, 8AM-12PM`, `jue 26 nov, de 8 a. m. a 12 p. m.` */
export function formatSlot(day: Day, window: WindowId): string {
  return times.slot(formatDayShort(day), windowOf(window).label);
}

/** A day and window at the start of a line: `Thursday, November 26, 8AM-12PM`. */
export function formatSlotLong(day: Day, window: WindowId): string {
  return times.slotLine(formatDayLong(day), windowOf(window).label);
}

/** California zip codes run from 90001 to 96162. Only the first five digits count. */
export function isServedZip(zipCode: string): boolean {
  const match = /^(\d{5})(?:-\d{4})?$/.exec(zipCode.trim());
  if (!match) return false;
  const zip = Number(match[1]);
  return zip >= 90_001 && zip <= 96_162;
}
