import { sql } from "drizzle-orm";
import { runMigrations } from "graphile-worker";
import { openJobPool } from "./pool.ts";
import type { JobName, Jobs } from "./port.ts";

/**
 * Work that must not run twice at the same time goes through one queue; the rest runs side by side.
 * The line of `reorder_shop` in the crontab names the same queue.
 */
const QUEUE_OF: Partial<Record<JobName, string>> = {
  sweep_payments: "sweep_payments",
  reorder_shop: "reorder_shop",
};

/** After these many tries a job stays behind for somebody to look at. */
const MAX_ATTEMPTS = 10;

/** Queues work with a plain query, so that it belongs to the caller's transaction. */
export const jobQueue: Jobs = {
  enqueue: async (tx, name, payload) => {
    await tx.execute(sql`
      select graphile_worker.add_job(
        ${name}, ${JSON.stringify(payload)}::json,
        queue_name => ${QUEUE_OF[name] ?? null}, max_attempts => ${MAX_ATTEMPTS}
      )`);
  },
};

/** Creates or updates the queue's own tables. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const pool = openJobPool(databaseUrl, null);
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}
