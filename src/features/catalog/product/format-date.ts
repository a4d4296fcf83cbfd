import { perLanguage } from "#shared/language.ts";
import type { Day } from "#shared/time.ts";

const format = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", dateStyle: "medium" }),
);

/** `Jul 31, 2027`, `31 jul 2027` */
export function formatDate(day: Day): string {
  return format().format(Date.parse(`${day}T00:00:00Z`));
}
