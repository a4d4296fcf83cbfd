import { z } from "zod";

/** Rows per page of a table. */
export const PAGE_SIZE = 25;
/** Maximum page size, for pages and exports. */
const PAGE_SIZE_MAX = 100;
/** Maximum characters of a table search. */
export const SEARCH_MAX = 120;
export const EXPORT_ROWS_MAX = 100_000;

export const DIRECTIONS = ["asc", "desc"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * The request of every table in the signed-in areas: search, sort order, page. `sorts` lists the sortable columns;
 * anything else is rejected.
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

/** A page of a table, and the total number of rows. */
export type TablePage<Row> = { rows: Row[]; total: number };
