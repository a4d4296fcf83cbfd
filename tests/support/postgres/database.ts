import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { inject } from "vitest";
import { connect, type Db } from "#db/client.ts";
import { copyTemplate } from "./copy-template.ts";
import { serverSettings, type TEMPLATES } from "./database-url.ts";

export type FreshDatabase = AsyncDisposable & {
  /** Connected as the application's role, which may only read and write rows. */
  db: Db;
  /** Connected as the owner, for what a test prepares or inspects. */
  sql: Sql;
  /** The URLs of the two, in that order. */
  url: string;
  ownerUrl: string;
  /** Deletes all rows of these tables and of all tables that reference them. */
  empty: (...tables: string[]) => Promise<void>;
};

/**
 * Creates a migrated database (about 50 ms), empty or with the demo market: once per test file in `beforeAll`, or
 * with `await using` in a test. Disposing closes its connections and drops it.
 */
export async function freshDatabase(
  content: keyof typeof TEMPLATES = "empty",
): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onServer((on) => copyTemplate(on, name, content));
  const settings = serverSettings(inject("postgresUrl"), name);
  const { DATABASE_URL: url, MIGRATIONS_DATABASE_URL: ownerUrl } = settings;
  const { db, sql: pool } = connect(url);
  const { sql } = connect(ownerUrl);
  return {
    db,
    sql,
    url,
    ownerUrl,
    empty: async (...tables) => {
      await sql`select tests.empty(${tables})`;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([pool, sql].map((one) => one.end({ timeout: 5 })));
      await onServer((on) => on`drop database ${on(name)} with (force)`);
    },
  };
}

async function onServer(run: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(inject("postgresUrl"), { max: 1, onnotice: () => {} });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}
