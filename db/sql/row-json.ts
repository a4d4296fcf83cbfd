import { getTableColumns, is, SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * A row keyed by column names, for database functions that take whole rows. Missing values get the column's
 * default; if Postgres generates that default, the key is omitted.
 */
export function rowJson<Table extends PgTable>(
  table: Table,
  values: Table["$inferInsert"],
): Record<string, unknown> {
  const given: Record<string, unknown> = values;
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([property, column]) => {
      const value = given[property] ?? column.default;
      return value === undefined || is(value, SQL) ? [] : [[column.name, value]];
    }),
  );
}
