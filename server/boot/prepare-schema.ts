import { grantRights } from "#db/grants.ts";
import { migrateUp, schemaFacts } from "#db/migrate.ts";
import { ConfigError } from "../config/error.ts";
import { migrateJobs } from "../jobs/queue.ts";

/** `ownerUrl` is the same database for the role that owns the schema; null when `url` is all there is. */
type Addresses = { url: string; ownerUrl: string | null };

/**
 * Brings tables and queue up to date as their owner, and gives the role of `url` its rights on them. A
 * role without rights over the schema and without an owner at hand only looks whether the schema
 * fits. Throws ConfigError when it does not.
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
