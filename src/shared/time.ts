import { times as m } from "#messages/times.ts";
import { DAY_MS, HOUR_MS } from "./durations.ts";
import { languageNow, perLanguage } from "./language.ts";

/** A calendar day `YYYY-MM-DD`, without time or time zone. */
export type Day = string;

/** The business's time zone, regardless of the server's or the browser's. */
export const BUSINESS_ZONE = "America/Los_Angeles";

/** Sunday is 0, as in the delivery day settings. */
export const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

function utcOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day `count` days later (earlier if negative), across months and leap years. */
export function addDays(day: Day, count: number): Day {
  return new Date(utcOf(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative if the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS);
}

export function weekdayOf(day: Day): number {
  return new Date(utcOf(day)).getUTCDay();
}

/** The Monday of the day's week: that day itself or earlier. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

const businessDay = new Intl.DateTimeFormat("en-CA", {
  timeZone: BUSINESS_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** In every time zone, days start on a quarter hour. */
const QUARTER_MS = 900_000;
/** Cached because it is needed on every read and slow to compute. */
let lastDay: { quarter: number; day: Day } | null = null;

/** The day on the business's calendar at a given instant. */
export function businessDayAt(instant: Date): Day {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  if (lastDay?.quarter !== quarter) lastDay = { quarter, day: businessDay.format(instant) };
  return lastDay.day;
}

export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

/** The months between two days, inclusive: each once, starting with the first day's. */
export function monthsBetween(from: Day, to: Day): number[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, ahead) =>
    addDays(from, ahead),
  );
  return [...new Set(days.map(monthOf))];
}

/** A day formatter for the current language, as short as both languages allow: `Thu Nov 26`, `jue 26 nov`. */
function dayFormat(options: Intl.DateTimeFormatOptions) {
  const format = formatOf({ timeZone: "UTC", ...options });
  return (day: Day) => together(format().format(utcOf(day)).replace(",", "").replace(" de ", " "));
}

const DAY_AND_MONTH = /\p{Ll}+ \d{1,2}(?!\d| \p{Ll})|\d+( de)? \p{Ll}+/u;

/**
 * Joins day and month with a no-break space, since `Nov` at the end of a line and `26` on the next read as two
 * things. September in Spanish is `sep`, as in the seasons.
 */
function together(text: string): string {
  return text
    .replace(/\bsept\b/, "sep")
    .replace(DAY_AND_MONTH, (words) => words.replaceAll(" ", "\u00a0"));
}

function formatOf(options: Intl.DateTimeFormatOptions) {
  return perLanguage((locale) => new Intl.DateTimeFormat(locale, options));
}

/** `Thu Nov 26`, `jue 26 nov` */
export const formatDayShort = dayFormat({ weekday: "short", month: "short", day: "numeric" });

const longDay = formatOf({ timeZone: "UTC", weekday: "long", month: "long", day: "numeric" });

/** `Thursday, November 26`, `jueves 26 de noviembre` */
export function formatDayLong(day: Day): string {
  const text = together(longDay().format(utcOf(day)));
  // Mexican Spanish has no comma here; it would break up a sentence.
  return languageNow() === "es" ? text.replace(",", "") : text;
}

const fullDay = formatOf({ timeZone: "UTC", month: "long", day: "numeric", year: "numeric" });

/** `November 26, 2026`, `26 de noviembre de 2026`; may wrap, since a month in large type can fill the line. */
export function formatDayFull(day: Day): string {
  return fullDay().format(utcOf(day));
}

const yearDay = formatOf({ timeZone: "UTC", day: "numeric", month: "short", year: "numeric" });

/** `Nov 19, 2026`, `19 nov 2026` */
export function formatDayYear(day: Day): string {
  return together(yearDay().format(utcOf(day)).replaceAll(" de ", " "));
}

const yearMonth = formatOf({ timeZone: "UTC", month: "short", year: "numeric" });

/** A month `YYYY-MM`: `Nov 2026`, `nov 2026` */
export function formatMonth(month: string): string {
  return together(
    yearMonth()
      .format(utcOf(`${month}-01`))
      .replaceAll(" de ", " "),
  );
}

/**
 * `Thu`, `jueves`: in full in Spanish because, without a date, the abbreviations read as other words (`mar`: the
 * sea).
 */
export function weekdayName(day: Day): string {
  const words = languageNow() === "es" ? formatDayLong(day) : formatDayShort(day);
  return words.replace(/ .*/, "");
}

const instantFormat = formatOf({
  timeZone: BUSINESS_ZONE,
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** `Nov 24, 10:42 PM`, `24 nov, 10:42 p. m.`, in the business's zone. */
export function formatInstant(iso: string): string {
  return together(evenNoon(instantFormat().format(new Date(iso))));
}

/** `Sat Nov 28`: the business day at an instant. */
export function formatDayOf(iso: string): string {
  return formatDayShort(businessDayAt(new Date(iso)));
}

/** Browsers and Node format Spanish noon differently, which would break hydration: always use an unbroken `p. m.`. */
function evenNoon(text: string): string {
  return text.replace(/\s([ap])\.\s*m\./, "\u00a0$1.\u00a0m.");
}

/** `Tue Nov 24, 11:59 PM`, `mar 24 nov a las 11:59 p. m.`: a deadline whose last day this is. */
export function formatDayEnd(day: Day): string {
  return m.dayAt(formatDayShort(day), m.lastMinute);
}

/** `Tue 11:59 PM`, `martes a las 11:59 p. m.` */
export function weekdayEnd(day: Day): string {
  return m.weekdayAt(weekdayName(day), m.lastMinute);
}

const clockFormat = formatOf({
  timeZone: BUSINESS_ZONE,
  hour: "numeric",
  minute: "2-digit",
});

/** `10:42 AM`, `10:42 a. m.`, in the business's zone. */
export function formatClockTime(instant: Date): string {
  return evenNoon(clockFormat().format(instant));
}

/** The centuries in which the product accepts days. All calendars agree on them, and every column can store them. */
const CENTURIES = /^2[01]\d{2}-/;

/** Whether text is a valid calendar day of this century or the next. */
export function isDay(text: string): boolean {
  if (!CENTURIES.test(text) || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utcOf(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Whether text is an ISO 8601 instant in this century or the next. */
export function isInstant(text: string): boolean {
  return (
    CENTURIES.test(text) &&
    /T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}

const HALF_HOUR_MS = 1_800_000;
/** The largest UTC offset of any time zone. */
const MOST_AHEAD_MS = 14 * 2 * HALF_HOUR_MS;

/**
 * The instant at which a day starts on the business's calendar, including days on which daylight saving time
 * changes.
 */
export function startOfBusinessDay(day: Day): Date {
  let at = utcOf(day) - MOST_AHEAD_MS;
  while (businessDayAt(new Date(at)) < day) at += HALF_HOUR_MS;
  return new Date(at);
}

const hourFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: BUSINESS_ZONE,
  hour: "2-digit",
  hourCycle: "h23",
});

/** The hour of the day, 0 to 23, in the business's zone. */
export function businessHourAt(instant: Date): number {
  return Number(hourFormat.format(instant));
}

/**
 * The instant of `hour` o'clock on a day of the business's calendar, including days on which the clocks change; 8.5 is
 * half past eight.
 */
export function businessTimeOn(day: Day, hour: number): Date {
  const about = new Date(startOfBusinessDay(day).getTime() + hour * HOUR_MS);
  return new Date(about.getTime() + (Math.floor(hour) - businessHourAt(about)) * HOUR_MS);
}
