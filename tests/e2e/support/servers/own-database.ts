import postgres from "postgres";
import { TEMPLATES } from "#tests/support/postgres/database-url.ts";
import { copyTemplate } from "#tests/support/postgres/copy-template.ts";

/** Key of the advisory lock under which the first test that needs its own database creates the run's templates. */
const MAKING = 20_418;

/** Creates a database on the run's Postgres: migrated and empty, or with the demo market. */
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

/** Imported lazily, since only the first test that needs a database creates the templates. */
async function makeThem(): Promise<void> {
  const { makeTemplates } = await import("#tests/support/postgres/templates.ts");
  await makeTemplates(superuserUrl());
}

/** Drops a database, ending its connections. */
export async function dropOwnDatabase(name: string): Promise<void> {
  await onDatabaseServer((sql) => sql`drop database ${sql(name)} with (force)`);
}

/** URL of the run's Postgres for a role that may create databases. */
export function superuserUrl(): string {
  return process.env["E2E_DATABASE_URL"] ?? "";
}

/** Runs queries on a connection of its own; closing it releases the advisory locks that `run` took. */
async function onDatabaseServer(run: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(superuserUrl(), { max: 1, onnotice: () => {} });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}
