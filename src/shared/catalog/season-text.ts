import { catalogFood as m } from "#messages/catalog/food.ts";

/** Month abbreviations from January on: `Jan`, `ene`. */
export function shortMonths(): readonly string[] {
  return m.months.split(" ");
}

/** Files may have been written in English whatever language they are read in. */
const ENGLISH_MONTHS = "jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec".split(",");

/** All months, numbered from 1. */
export const YEAR: readonly number[] = ENGLISH_MONTHS.map((_, index) => index + 1);

/**
 * Months in the format farmers write: `All year`, `May-Oct`, `Nov-Feb`, `Apr, Sep-Oct`. Months are numbered from 1;
 * a range may span New Year.
 */
export function formatSeason(months: readonly number[]): string {
  if (YEAR.every((month) => months.includes(month))) return m.allYear;
  const starts = YEAR.filter((month) => months.includes(month) && !months.includes(before(month)));
  return starts.map((start) => spanText(start, months)).join(", ");
}

/** Parses such text into months, ascending; null if it cannot be parsed. Case-insensitive. */
export function parseSeason(text: string): number[] | null {
  const wanted = text.trim();
  if (wanted.toLowerCase() === m.allYear.toLowerCase()) return [...YEAR];
  if (/^(?:all year|year[- ]round)$/i.test(wanted)) return [...YEAR];
  const spans = wanted.split(",").map((part) => spanOf(part));
  if (spans.includes(null)) return null;
  const months = new Set(spans.flatMap((span) => span ?? []));
  return YEAR.filter((month) => months.has(month));
}

const before = (month: number) => (month === 1 ? 12 : month - 1);
const after = (month: number) => (month % 12) + 1;

function spanText(start: number, months: readonly number[]): string {
  let end = start;
  while (months.includes(after(end))) end = after(end);
  const names = shortMonths();
  const name = (month: number) => names[month - 1] ?? "";
  return start === end ? name(start) : `${name(start)}-${name(end)}`;
}

function spanOf(part: string): number[] | null {
  const [first = "", last = first, ...more] = part.split(/[-–]/).map((word) => word.trim());
  const start = monthOf(first);
  const end = monthOf(last);
  if (start === 0 || end === 0 || more.length > 0) return null;
  const months = [start];
  for (let month = start; month !== end;) {
    month = after(month);
    months.push(month);
  }
  return months;
}

/** 1 to 12 for a name of at least three letters, otherwise 0. */
function monthOf(word: string): number {
  if (!/^[a-z]{3,10}$/i.test(word)) return 0;
  const lower = word.toLowerCase();
  const begins = (names: readonly string[]) =>
    names.findIndex((name) => lower.startsWith(name)) + 1;
  return begins(shortMonths().map((name) => name.toLowerCase())) || begins(ENGLISH_MONTHS);
}
