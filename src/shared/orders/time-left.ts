import { ordersWords as m } from "#messages/orders/words.ts";
const HOUR = 60;
const DAY = 24 * HOUR;

/** `1 day and 4 hours`, `3 hours`, `25 minutes`; `minutes` is whole. Rounded down. */
export function timeLeftWords(minutes: number): string {
  if (minutes < 1) return m.lessThanMinute;
  if (minutes < 2 * HOUR) return m.minutes(minutes);
  const hours = Math.floor((minutes % DAY) / HOUR);
  if (minutes < DAY) return m.hours(hours);
  const days = m.days(Math.floor(minutes / DAY));
  return hours === 0 ? days : m.daysAndHours(days, m.hours(hours));
}
