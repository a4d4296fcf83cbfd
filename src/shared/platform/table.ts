import { z } from "zod";

/** Rows of one page of a table. */
export const PAGE_SIZE = 25;
/** What the server gives at most on a page, and in one export. */
export const PAGE_SIZE_MAX = 100;
/** Characters of what a table is searched for. */
export const SEARCH_MAX = 120;
export const EXPORT_ROWS_MAX = 100_000;

export const DIRECTIONS = ["asc", "desc"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * What every table of the signed-in areas asks the server: words, order, page. `sorts` lists the
 * columns it can be ordered by; anything else is refused.
 */
export function tableInput<const Sort extends readonly [string, ...string[]]>(sorts: Sort) {
  return z.strictObject({
    q: z.string().trim().max(SEARCH_MAX).default(""),
    sort: z.enum(sorts).default(sorts[0]),
    dir: z.enum(DIRECTIONS).default("desc"),
    page: z.number().int().min(1).max(10_000).default(1),
    size: z.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
  });
}

/** One page of a table, and how many rows there are in all. */
export type TablePage<Row> = { rows: Row[]; total: number };
