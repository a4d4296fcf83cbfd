import type { Direction, TablePage } from "#shared/table.ts";

/** What a table asks for, as its input schema leaves it. */
export type TableQuery<Sort extends string> = {
  q: string;
  sort: Sort;
  dir: Direction;
  page: number;
  size: number;
};

type Limited<Row> = { limit(size: number): { offset(start: number): PromiseLike<Row[]> } };

/** The rows of one page, and how many there are in all: two queries side by side. */
export async function pageOf<Row>(
  { page, size }: Pick<TableQuery<string>, "page" | "size">,
  rows: Limited<Row>,
  total: PromiseLike<{ total: number }[]>,
): Promise<TablePage<Row>> {
  const [found, [counted]] = await Promise.all([rows.limit(size).offset((page - 1) * size), total]);
  return { rows: found, total: counted?.total ?? 0 };
}

/** A pattern for `ilike` that finds the words as they were written, signs included. */
export function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
