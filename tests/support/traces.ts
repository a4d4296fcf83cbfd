import type { Sql } from "postgres";

export type Trace = { table: string; row: string };

/**
 * All rows of all tables, including the queue's, that contain one of these texts. Digits must match a whole number,
 * because timestamps and ids contain any five digits now and then.
 */
export async function tracesOf(sql: Sql, marks: readonly string[]): Promise<Trace[]> {
  const tables = await sql<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`;
  const found: Trace[] = [];
  for (const { schema, name } of tables) {
    const rows = await sql<{ row: string }[]>`
      select to_jsonb(t)::text as row from ${sql(schema)}.${sql(name)} t
      where exists (select from unnest(${marks as string[]}::text[]) mark
        where case when mark ~ '^[0-9]+$'
          then to_jsonb(t)::text ~ ('(?<![.[:alnum:]])' || mark || '(?![[:alnum:]])')
          else position(lower(mark) in lower(to_jsonb(t)::text)) > 0 end)`;
    for (const { row } of rows) found.push({ table: name, row });
  }
  return found;
}
