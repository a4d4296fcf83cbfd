import { times as m } from "#messages/times.ts";
import {
  addDays,
  businessDayAt,
  formatClockTime,
  formatDayEnd,
  formatDayShort,
  startOfBusinessDay,
} from "./time.ts";

/** A deadline given as an instant: `Tue Nov 24, 11:59 PM`, `Sun Nov 29, 6:00 PM`. */
export function formatDeadline(iso: string): string {
  const at = new Date(iso);
  const day = businessDayAt(at);
  if (at.getTime() === startOfBusinessDay(day).getTime()) return formatDayEnd(addDays(day, -1));
  return m.dayAt(formatDayShort(day), formatClockTime(at));
}
