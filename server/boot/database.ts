import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connect, type Db } from "#db/client.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrateUp } from "#db/migrate.ts";
import { installation } from "#db/schema/system.ts";
import type { Config } from "../config.ts";
import { ConfigError } from "../config/error.ts";
import { catalogueChanges } from "./catalogue-changes.ts";
import type { CatalogueChanges } from "../http/response-cache.ts";
import { migrateJobs } from "../jobs/queue.ts";

export type Database = {
  db: Db;
  url: string;
  isUp(): Promise<boolean>;
  catalogueChanges: CatalogueChanges;
  stop(): Promise<void>;
};

/** Opens the database of the settings, the embedded one when none is named, and brings it up to date. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
): Promise<Database> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ dataDir: join(config.dataDir, "postgres") });
  const url = config.databaseUrl ?? embedded?.url ?? "";
  try {
    await migrateUp(url);
    await migrateJobs(url);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const { db, sql: pool } = connect(url);
  return {
    db,
    url,
    isUp: async () => (await db.execute(sql`select 1`)).length === 1,
    catalogueChanges: catalogueChanges(pool),
    stop: async () => {
      await pool.end({ timeout: 5 });
      await embedded?.stop();
    },
  };
}

/**
 * Binds the database to the payment mode it was first opened with. Throws ConfigError when it
 * belongs to another one: a sandbox never opens a live database, nor the reverse.
 */
export async function bindPaymentMode(db: Db, mode: string): Promise<void> {
  await db.insert(installation).values({ paymentMode: mode }).onConflictDoNothing();
  const [bound] = await db.select({ mode: installation.paymentMode }).from(installation);
  if (bound?.mode === mode) return;
  throw new ConfigError(
    `DATABASE_URL names a database of payment mode ${bound?.mode}, but the keys are of mode ${mode}: use another database, or the keys it was made with.`,
  );
}
