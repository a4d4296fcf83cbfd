const EVERY_MINUTES = /^\*\/(\d+) \* \* \* \*$/u;
const HOURLY = /^(\d+) \* \* \* \*$/u;
const DAILY = /^(\d+) (\d+) \* \* \*$/u;

/**
 * When a schedule runs, in words: `Every 10 minutes`, `Every hour, 7 minutes past`, `Every day at 8:21 AM UTC`. A pattern of
 * another kind is returned as it is.
 */
export function scheduleWords(pattern: string): string {
  if (pattern === "* * * * *") return "Every minute";
  const [, minutes] = EVERY_MINUTES.exec(pattern) ?? [];
  if (minutes) return `Every ${minutes} minutes`;
  const [, past] = HOURLY.exec(pattern) ?? [];
  if (past) return `Every hour, ${past} minutes past`;
  const [, minute, hour] = DAILY.exec(pattern) ?? [];
  if (!minute || !hour) return pattern;
  const half = Number(hour) < 12 ? "AM" : "PM";
  return `Every day at ${Number(hour) % 12 || 12}:${minute.padStart(2, "0")} ${half} UTC`;
}
