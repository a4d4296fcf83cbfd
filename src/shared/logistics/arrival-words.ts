import { logisticsWords as m } from "#messages/logistics/words.ts";
import { formatClockTime } from "../time.ts";

/** `between 9:10 AM and 9:40 AM`: when a van is expected at a door. */
export function arrivalWords(from: Date, until: Date): string {
  return m.between(formatClockTime(from), formatClockTime(until));
}
