import { brand } from "../../brand.ts";
import type { Period } from "../../analytics/analytics.ts";
import { languageNow, pathIn } from "../../language.ts";

/** The URL of a period's journal: `?from=2026-01-01&to=2026-01-31`. */
export const JOURNAL_ROUTE = "/journal.csv";

/** The URL of a period's journal, in the reader's language. */
export function journalPath({ from, to }: Period): string {
  return pathIn(languageNow(), `${JOURNAL_ROUTE}?from=${from}&to=${to}`);
}

/** The journal's file name. */
export function journalFile({ from, to }: Period): string {
  return `${brand.slug}-journal-${from}-${to}.csv`;
}
