import postgres from "postgres";
import { TEMPLATES } from "#tests/support/postgres/database-url.ts";
import { copyTemplate } from "#tests/support/postgres/copy-template.ts";

/** The advisory lock under which the first test that needs a database of its own makes the templates of the run. */
const MAKING = 20_418;

/** Creates a database of the run's Postgres: migrated and empty, or with the demo market. */
export async function createOwnDatabase(
  name: string,
  content: keyof typeof TEMPLATES,
): Promise<void> {
  await onDatabaseServer(async (sql) => {
    await sql`select pg_advisory_lock(${MAKING})`;
    const made = await sql`select from pg_database where datname = ${TEMPLATES.market}`;
    if (made.length === 0) await makeThem();
    await copyTemplate(sql, name, content);
  });
}

/** Loaded only by the test that makes them. */
async function makeThem(): Promise<void> {
  const { makeTemplates } = await import("#tests/support/postgres/templates.ts");
  await makeTemplates(superuserUrl());
}

export async function dropOwnDatabase(name: string): Promise<void> {
  await onDatabaseServer((sql) => sql`drop database ${sql(name)} with (force)`);
}

/** The address of the run's Postgres for whoever may create databases. */
export function superuserUrl(): string {
  return process.env["E2E_DATABASE_URL"] ?? "";
}

/** Locks that `run` took end with its connection. */
async function onDatabaseServer(run: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(superuserUrl(), { max: 1, onnotice: () => {} });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}
