import { times as m } from "#messages/times.ts";
import { MINUTE_MS } from "./durations.ts";
import {
  businessDayAt,
  businessTimeOn,
  type Day,
  formatClockTime,
  formatDayShort,
} from "./time.ts";

/** `Fri Dec 4, 9:00 AM`, `vie 4 dic a las 9:00 a. m.`, in the business's zone. */
export function formatMoment(iso: string): string {
  const at = new Date(iso);
  return m.dayAt(formatDayShort(businessDayAt(at)), formatClockTime(at));
}

/** The instant of a time, `09:30` in 24 hours, on a day of the business's calendar. */
export function businessClockOn(day: Day, clock: string): Date {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return new Date(businessTimeOn(day, hour).getTime() + minute * MINUTE_MS);
}
