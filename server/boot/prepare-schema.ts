import { grantRights } from "#db/grants.ts";
import { migrateUp, schemaFacts } from "#db/migrate.ts";
import { ConfigError } from "../config/error.ts";
import { migrateJobs } from "../jobs/queue.ts";

/** `ownerUrl` is the same database for the role that owns the schema, or null if there is only `url`. */
type Addresses = { url: string; ownerUrl: string | null };

/**
 * Migrates tables and queue as their owner, and grants the role of `url` its rights on them. If that role has no
 * rights on the schema and no owner URL is configured, only checks that the schema is up to date. Throws
 * ConfigError if it is not.
 */
export async function prepareSchema({ url, ownerUrl }: Addresses): Promise<void> {
  const own = await schemaFacts(url);
  if (ownerUrl === null && !own.mayMigrate) return assertFits(own.isUpToDate);
  const owner = ownerUrl ?? url;
  await migrateUp(owner);
  await migrateJobs(owner);
  if (ownerUrl !== null && (await schemaFacts(owner)).role !== own.role) {
    await grantRights(owner, own.role);
  }
}

function assertFits(isUpToDate: boolean): void {
  if (isUpToDate) return;
  throw new ConfigError(
    "DATABASE_URL names a database that is not up to date, and its role may not change that: run npm run db:migrate with MIGRATIONS_DATABASE_URL set to the role that owns it.",
  );
}
