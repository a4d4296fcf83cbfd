import { getTableColumns, is, SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * A row under the names of its table's columns, for a function of the database that takes whole rows. What
 * is left out gets the column's default; where Postgres makes that one, the function leaves the column out.
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
