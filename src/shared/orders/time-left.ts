const HOUR = 60;
const DAY = 24 * HOUR;

/** `1 day and 4 hours`, `3 hours`, `25 minutes`; `minutes` are whole. Never more than is left. */
export function timeLeftWords(minutes: number): string {
  if (minutes < 1) return "less than a minute";
  if (minutes < 2 * HOUR) return counted(minutes, "minute");
  const hours = Math.floor((minutes % DAY) / HOUR);
  if (minutes < DAY) return counted(hours, "hour");
  const days = counted(Math.floor(minutes / DAY), "day");
  return hours === 0 ? days : `${days} and ${counted(hours, "hour")}`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
