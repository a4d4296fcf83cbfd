import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";
import { openClient } from "./open-client.ts";

const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));

/** Advisory lock id: any number that no other user of the database locks. */
const MIGRATION_LOCK = 7_340_117;

/**
 * Migrates the database as its owner. Several processes may start at the same time: one migrates while the others
 * wait. Throws Postgres's error if a migration fails, and rolls it back.
 */
export async function migrateUp(ownerUrl: string): Promise<void> {
  const sql = openClient(ownerUrl, { max: 1 });
  try {
    await alone(sql, async () => {
      await sql`create extension if not exists citext`;
      await sql`create extension if not exists pg_trgm`;
      await migrate(drizzle(sql), { migrationsFolder: MIGRATIONS });
    });
  } finally {
    await sql.end();
  }
}

/** Runs `work` while no other process migrates or grants. */
export async function alone(sql: Sql, work: () => Promise<unknown>): Promise<void> {
  await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
  try {
    await work();
  } finally {
    await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`;
  }
}

/** A role's rights on the schema, and whether the schema matches the code. */
export type SchemaFacts = { role: string; mayMigrate: boolean; isUpToDate: boolean };

/** Checks the schema as the role of `url`; changes nothing. */
export async function schemaFacts(url: string): Promise<SchemaFacts> {
  const sql = openClient(url, { max: 1 });
  try {
    const [row] = await sql<[{ role: string; mayMigrate: boolean; hasTable: boolean }]>`
      select current_user as role,
        has_database_privilege(current_database(), 'create') as "mayMigrate",
        to_regclass('drizzle.__drizzle_migrations') is not null as "hasTable"`;
    const { hasTable, ...facts } = row;
    return { ...facts, isUpToDate: hasTable && (await lastMigration(sql)) >= newest() };
  } finally {
    await sql.end();
  }
}

async function lastMigration(sql: Sql): Promise<number> {
  const [row] = await sql<{ last: string | null }[]>`
    select max(created_at) as last from drizzle.__drizzle_migrations`;
  return Number(row?.last ?? 0);
}

function newest(): number {
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return Math.max(...files.map(({ folderMillis }) => folderMillis));
}
