import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm";
import type { Direction, TablePage } from "#shared/platform/table.ts";

/** What a table asks for, as its input schema leaves it. */
export type TableQuery<Sort extends string> = {
  q: string;
  sort: Sort;
  dir: Direction;
  page: number;
  size: number;
};

/** The order of a table's rows: each column the way that was asked for, the last so that no two are equal. */
export function ordered(dir: Direction, ...columns: (AnyColumn | SQL)[]): SQL[] {
  return columns.map((column) => (dir === "asc" ? asc(column) : desc(column)));
}

type Limited<Row> = { limit(size: number): { offset(start: number): PromiseLike<Row[]> } };
type Page = Pick<TableQuery<string>, "page" | "size">;

/** The rows of one page, and how many there are in all: two queries side by side. */
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
 * One page of rows that take some work each: it is done for those of the page alone, so the last page
 * costs hardly more than the first.
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
  /** The keys of all rows, ordered as the table is; each says how many there are in all. */
  keys: Limited<{ key: Key; total: number }>;
};

/** How many rows a query has without its limit, beside each of them. */
export const TOTAL = sql<number>`(count(*) over ())::int`;

/**
 * One page of what a search finds. Finding costs more than reading, so one query does it for the page and
 * its number. Past the last page there is no row that says the number, so the first is asked.
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

/** A pattern for `ilike` that finds the words as they were written, signs included. */
export function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
