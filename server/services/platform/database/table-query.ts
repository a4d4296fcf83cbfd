import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm";
import type { Direction, TablePage } from "#shared/platform/table/table.ts";

/** A table's query, as parsed by its input schema. */
export type TableQuery<Sort extends string> = {
  q: string;
  sort: Sort;
  dir: Direction;
  page: number;
  size: number;
};

/** A table's sort order: the requested columns, and last a unique one as the tiebreaker. */
export function ordered(dir: Direction, ...columns: (AnyColumn | SQL)[]): SQL[] {
  return columns.map((column) => (dir === "asc" ? asc(column) : desc(column)));
}

type Limited<Row> = { limit(size: number): { offset(start: number): PromiseLike<Row[]> } };
type Page = Pick<TableQuery<string>, "page" | "size">;

/** The rows of one page and the total count, from two parallel queries. */
export async function pageOf<Row>(
  { page, size }: Page,
  rows: Limited<Row>,
  total: PromiseLike<{ total: number }[]>,
): Promise<TablePage<Row>> {
  const [found, [counted]] = await Promise.all([rows.limit(size).offset((page - 1) * size), total]);
  return { rows: found, total: counted?.total ?? 0 };
}

type Keyed<Key, Row> = {
  /** The keys of all rows, ordered as the table is. */
  keys: Limited<{ key: Key }>;
  /** The rows with these keys, in any order. */
  rows: (keys: Key[]) => PromiseLike<Row[]>;
  keyOf: (row: Row) => Key;
  total: PromiseLike<{ total: number }[]>;
};

/**
 * One page of rows that are expensive to build: only the page's own rows are built, so the last page costs hardly more
 * than the first.
 */
export async function pageOfKeys<Key, Row>(
  query: Page,
  { keys, rows, keyOf, total }: Keyed<Key, Row>,
): Promise<TablePage<Row>> {
  const page = await pageOf(query, keys, total);
  const wanted = page.rows.map(({ key }) => key);
  return { total: page.total, rows: await inOrder(wanted, rows, keyOf) };
}

type Found<Key, Row> = Pick<Keyed<Key, Row>, "rows" | "keyOf"> & {
  /** The keys of all rows in the table's order, each with the total count. */
  keys: Limited<{ key: Key; total: number }>;
};

/** The total number of rows without the limit, as a column of each row. */
export const TOTAL = sql<number>`(count(*) over ())::int`;

/**
 * One page of search results. Searching costs more than reading, so one query returns both the page and the total.
 * Past the last page no row carries the total, so the first page is queried for it.
 */
export async function pageOfFound<Key, Row>(
  { page, size }: Page,
  { keys, rows, keyOf }: Found<Key, Row>,
): Promise<TablePage<Row>> {
  const found = await keys.limit(size).offset((page - 1) * size);
  const [first] = found.length > 0 || page === 1 ? found : await keys.limit(1).offset(0);
  const wanted = found.map(({ key }) => key);
  return { total: first?.total ?? 0, rows: await inOrder(wanted, rows, keyOf) };
}

/** The rows with these keys, in the order of the keys. */
async function inOrder<Key, Row>(
  keys: Key[],
  rows: Keyed<Key, Row>["rows"],
  keyOf: Keyed<Key, Row>["keyOf"],
): Promise<Row[]> {
  const found = new Map((await rows(keys)).map((row) => [keyOf(row), row]));
  return keys.map((key) => found.get(key)).filter((row) => row !== undefined);
}

/** A pattern for `ilike` that matches the text literally, with its wildcards escaped. */
export function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
