import { type AnyColumn, asc, desc, type SQL } from "drizzle-orm";
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
  const found = new Map((await rows(wanted)).map((row) => [keyOf(row), row]));
  return {
    total: page.total,
    rows: wanted.map((key) => found.get(key)).filter((row) => row !== undefined),
  };
}

/** A pattern for `ilike` that finds the words as they were written, signs included. */
export function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
