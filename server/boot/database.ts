import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connect, type Db } from "#db/client.ts";
import { runningEmbedded, startEmbedded } from "#db/embedded.ts";
import { installation } from "#db/schema/platform/system.ts";
import type { Config } from "../config/config.ts";
import type { Clock } from "../clock.ts";
import { ConfigError } from "../config/error.ts";
import type { Log } from "../log.ts";
import { catalogChanges } from "./catalog-changes.ts";
import type { CatalogChanges } from "../http/pages/response-cache.ts";
import { prepareSchema } from "./prepare-schema.ts";

export type Database = {
  db: Db;
  url: string;
  isUp(): Promise<boolean>;
  catalogChanges: CatalogChanges;
  stop(): Promise<void>;
};

type DatabaseConfig = Pick<Config, "databaseUrl" | "migrationsDatabaseUrl" | "dataDir">;

/** Opens the configured database, or the embedded one if none is configured, and migrates it. */
export async function openDatabase(config: DatabaseConfig, log?: Log): Promise<Database> {
  const onEnded = (error?: unknown) =>
    error === undefined
      ? log?.warn({}, "the embedded database ended by itself and was started again")
      : log?.error({ err: error }, "the embedded database ended and could not be started");
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ dataDir: embeddedFolder(config), onEnded });
  const url = config.databaseUrl ?? embedded?.url ?? "";
  try {
    const ownerUrl = embedded?.ownerUrl ?? config.migrationsDatabaseUrl;
    await prepareSchema({ url, ownerUrl });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const { db, sql: pool } = connect(url);
  return {
    db,
    url,
    isUp: async () => (await db.execute(sql`select 1`)).length === 1,
    catalogChanges: catalogChanges(pool),
    stop: async () => {
      await pool.end({ timeout: 5 });
      await embedded?.stop();
    },
  };
}

/**
 * Connects without migrating, for commands that may run alongside the server. Uses the embedded database if one is
 * running, and starts it otherwise.
 */
export async function joinDatabase(
  config: DatabaseConfig,
): Promise<Pick<Database, "db" | "url" | "stop">> {
  const url = config.databaseUrl ?? runningEmbedded(embeddedFolder(config));
  if (url === null) return openDatabase(config);
  const { db, sql: pool } = connect(url);
  return { db, url, stop: () => pool.end({ timeout: 5 }) };
}

const embeddedFolder = ({ dataDir }: DatabaseConfig) => join(dataDir, "postgres");

/**
 * Binds the database to the payment mode it was first opened with. Throws ConfigError if it is bound to another
 * one, so that a sandbox never opens a live database, or the reverse.
 */
export async function bindPaymentMode(db: Db, mode: string, clock: Clock): Promise<void> {
  await db
    .insert(installation)
    .values({ paymentMode: mode, createdAt: clock.now() })
    .onConflictDoNothing();
  await assertPaymentMode(db, mode);
}

/**
 * Throws ConfigError if the database is bound to another payment mode. A database that no server has opened yet is
 * unbound.
 */
export async function assertPaymentMode(db: Db, mode: string): Promise<void> {
  const [bound] = await db.select({ mode: installation.paymentMode }).from(installation);
  if (bound === undefined || bound.mode === mode) return;
  throw new ConfigError(
    `DATABASE_URL names a database of payment mode ${bound.mode}, but the keys are of mode ${mode}: use another database, or the keys it was made with.`,
  );
}
