import type { Sql } from "postgres";
import type { Known } from "./inputs.ts";

/** Short values common in inputs, even if no row contains them. */
const EVERYDAY = ["94952", "94110", "morning", "evening", "2026-11-26", "2026-11", "harvest-demo"];

/** A few values from every column of every table, for use in inputs. */
export async function knownValues(sql: Sql): Promise<Known> {
  const columns = await sql<{ table: string; column: string; type: string }[]>`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'uuid', 'integer', 'date', 'USER-DEFINED')
    order by table_name, ordinal_position`;
  const texts = new Set(EVERYDAY);
  const numbers = new Set([1, 2, 3]);
  for (const { table, column, type } of columns) {
    const rows = await sql<{ value: string | null }[]>`
      select distinct ${sql(column)}::text as value from ${sql(table)} limit 3`;
    for (const { value } of rows) {
      if (value === null || value === "" || value.length > 60) continue;
      if (type === "integer") numbers.add(Number(value));
      else texts.add(value);
    }
  }
  return { texts: [...texts], numbers: [...numbers] };
}
