import { platformJobWords as m } from "#messages/platform-job-words.ts";

const EVERY_MINUTES = /^\*\/(\d+) \* \* \* \*$/u;
const HOURLY = /^(\d+) \* \* \* \*$/u;
const DAILY = /^(\d+) (\d+) \* \* \*$/u;

/**
 * When a schedule runs, in words: `Every 10 minutes`, `Every hour, 7 minutes past`, `Every day at 8:21 AM UTC`. A pattern of
 * another kind is returned as it is.
 */
export function scheduleWords(pattern: string): string {
  if (pattern === "* * * * *") return m.everyMinute;
  const [, minutes] = EVERY_MINUTES.exec(pattern) ?? [];
  if (minutes) return m.everyMinutes(minutes);
  const [, past] = HOURLY.exec(pattern) ?? [];
  if (past) return m.everyHour(past);
  const [, minute, hour] = DAILY.exec(pattern) ?? [];
  if (!minute || !hour) return pattern;
  const time = `${Number(hour) % 12 || 12}:${minute.padStart(2, "0")}`;
  return m.everyDay(time, Number(hour) < 12);
}
