import { platformJobWords as m } from "#messages/platform/operations/job-words.ts";
import { formatClockTime } from "../../time.ts";

const EVERY_MINUTES = /^\*\/(\d+) \* \* \* \*$/u;
const HOURLY = /^(\d+) \* \* \* \*$/u;
const DAILY = /^(\d+) (\d+) \* \* \*$/u;

/**
 * A schedule in words: `Every 10 minutes`, `Every hour, 7 minutes past`, `Every day at 12:21 AM`. Times are in the
 * business's time zone on the UTC day of `now`, since a pattern is in UTC and shifts by an hour twice a year. Any
 * other kind of pattern is returned unchanged.
 */
export function scheduleWords(pattern: string, now: Date): string {
  if (pattern === "* * * * *") return m.everyMinute;
  const [, minutes] = EVERY_MINUTES.exec(pattern) ?? [];
  if (minutes) return m.everyMinutes(minutes);
  const [, past] = HOURLY.exec(pattern) ?? [];
  if (past) return m.everyHour(past);
  const [, minute, hour] = DAILY.exec(pattern) ?? [];
  if (!minute || !hour) return pattern;
  const day = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()] as const;
  return m.everyDay(formatClockTime(new Date(Date.UTC(...day, Number(hour), Number(minute)))));
}
