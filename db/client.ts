import { randomBytes } from "node:crypto";
import { drizzle } from "drizzle-orm/postgres-js";
import { openClient } from "./open-client.ts";
import { preparing } from "./sql/prepared.ts";
import * as schema from "./schema/index.ts";

/** Connections per process for requests. The job worker has a few of its own. */
const POOL_SIZE = 10;

/** Delay between connection attempts, in seconds. The driver's own backoff grows until requests hang. */
const RECONNECT_SECONDS = 0.25;

export type ConnectOptions = { poolSize?: number };

/**
 * Opens a pool; connects on the first query. `sql` is the driver, for shutdown and tests; everything else uses
 * `db`.
 */
export function connect(url: string, options: ConnectOptions = {}) {
  const sql = openClient(url, {
    max: options.poolSize ?? POOL_SIZE,
    connect_timeout: 2,
    backoff: () => RECONNECT_SECONDS,
    idle_timeout: 60,
    connection: {
      // Identifies this pool's connections.
      application_name: `furrow ${randomBytes(4).toString("hex")}`,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 10_000,
      // Data is in memory or on flash, where random reads cost about as much as sequential ones. With the default,
      // meant for spinning disks, Postgres would scan the lines of all years to find those of one day.
      random_page_cost: 1.1,
      // Starting parallel workers takes tens of milliseconds: worth it for reports, but not for a day's lists.
      parallel_setup_cost: 10_000,
    },
  });
  return { db: drizzle(preparing(sql), { schema }), sql };
}

export type Db = ReturnType<typeof connect>["db"];

/** An open transaction; accepts the same queries as `Db`. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
