import type { Day } from "#shared/time.ts";

const format = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" });

/** `Jul 31, 2027` */
export function formatDate(day: Day): string {
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
