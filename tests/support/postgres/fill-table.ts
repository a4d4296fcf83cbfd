import postgres from "postgres";
import { databaseUrl } from "./database-url.ts";

/** Inserts the rows of a table; `goods` are the ids of all products. */
export type Rows = (sql: postgres.TransactionSql, goods: number[]) => PromiseLike<unknown>;

/** Fills tables of a database within seconds; `before` inserts what the rows depend on. */
export async function fillTables(
  { url, serverUrl }: { url: string; serverUrl: string },
  tables: Readonly<Record<string, Rows>>,
  before: (sql: postgres.Sql) => PromiseLike<unknown> = async () => {},
): Promise<void> {
  // Only a superuser may disable the triggers.
  const sql = postgres(databaseUrl(serverUrl, new URL(url).pathname.slice(1)), {
    onnotice: () => {},
  });
  try {
    await before(sql);
    const goods = (await sql`select id from products order by id`).map(({ id }) => Number(id));
    await Promise.all(
      Object.entries(tables).map(([table, rows]) =>
        sql.begin((tx) => fillTable(tx, table, () => rows(tx, goods))),
      ),
    );
  } finally {
    await sql.end();
  }
}

/** Fast, because triggers are disabled and most indexes are rebuilt after the table is full. */
async function fillTable(
  sql: postgres.TransactionSql,
  table: string,
  rows: () => PromiseLike<unknown>,
): Promise<void> {
  await sql`set local session_replication_role = replica`;
  await sql`set local statement_timeout = 0`;
  await sql`set local maintenance_work_mem = '256MB'`;
  const indexes = await sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid = ${table}::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await rows();
  for (const { made } of indexes) await sql.unsafe(made);
  await sql.unsafe(`analyze ${table}`);
}
