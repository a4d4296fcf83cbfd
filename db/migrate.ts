import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number that no other user of the database takes as its lock. */
const MIGRATION_LOCK = 7_340_117;

/**
 * Brings the database up to date. Several processes may start at once: one migrates, the others
 * wait for it. Throws what Postgres says when a migration fails; nothing of it is kept then.
 */
export async function migrateUp(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await sql`create extension if not exists citext`;
    await sql`create extension if not exists pg_trgm`;
    await migrate(drizzle(sql), { migrationsFolder: MIGRATIONS });
  } finally {
    await sql.end();
  }
}
