import { randomBytes } from "node:crypto";
import { drizzle } from "drizzle-orm/postgres-js";
import { openClient } from "./open-client.ts";
import { preparing } from "./prepared.ts";
import * as schema from "./schema/index.ts";

/** Connections one process opens for its requests; the job worker has a few of its own. */
const POOL_SIZE = 10;

/** Between two tries to connect, in seconds: the driver's own wait grows until requests hang in it. */
const RECONNECT_SECONDS = 0.25;

export type ConnectOptions = { poolSize?: number };

/**
 * Opens a pool. `sql` is the driver, for shutting down and for tests; everything else uses `db`.
 * Connecting happens on the first query.
 */
export function connect(url: string, options: ConnectOptions = {}) {
  const sql = openClient(url, {
    max: options.poolSize ?? POOL_SIZE,
    connect_timeout: 2,
    backoff: () => RECONNECT_SECONDS,
    idle_timeout: 60,
    connection: {
      // Distinguishes the connections of one pool from those of others.
      application_name: `furrow ${randomBytes(4).toString("hex")}`,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 10_000,
      // Tables are in memory or on flash, where a page from anywhere costs what the next one does: with
      // the default for turning disks, a day's lines are found by reading those of all years.
      random_page_cost: 1.1,
      // Starting two workers takes tens of milliseconds: reports gain by it, the lists of a day do not.
      parallel_setup_cost: 10_000,
    },
  });
  return { db: drizzle(preparing(sql), { schema }), sql };
}

export type Db = ReturnType<typeof connect>["db"];

/** An open transaction: takes every query that `Db` takes. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
