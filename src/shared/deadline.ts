import { languageNow } from "./language.ts";
import {
  addDays,
  businessDayAt,
  businessHourAt,
  formatClockTime,
  formatDayEnd,
  formatDayShort,
  startOfBusinessDay,
} from "./time.ts";

/** Until when something can be done that ends at an instant: `Tue Nov 24, 11:59 PM`, `Sun Nov 29, 6:00 PM`. */
export function formatDeadline(iso: string): string {
  const at = new Date(iso);
  const day = businessDayAt(at);
  if (at.getTime() === startOfBusinessDay(day).getTime()) return formatDayEnd(addDays(day, -1));
  return `${formatDayShort(day)}${beforeTime(at)}${formatClockTime(at)}`;
}

/** What stands between a day and a time of it: Spanish says `a la 1:00 p. m.`, `a las 6:00 p. m.`. */
function beforeTime(at: Date): string {
  if (languageNow() === "en") return ", ";
  return businessHourAt(at) % 12 === 1 ? " a la " : " a las ";
}
