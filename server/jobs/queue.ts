import { sql } from "drizzle-orm";
import { runMigrations } from "graphile-worker";
import { priorityOf, queueOf } from "#shared/platform/jobs/job-table.ts";
import { openJobPool } from "./pool.ts";
import type { Jobs } from "./port.ts";

/** After these many tries a job stays behind for someone to look at. */
const MAX_ATTEMPTS = 10;

/** Queues work with a plain query, so that it belongs to the caller's transaction. */
export const jobQueue: Jobs = {
  enqueue: async (tx, name, payload, runAt) => {
    await tx.execute(sql`
      select graphile_worker.add_job(
        ${name}, ${JSON.stringify(payload)}::json,
        queue_name => ${queueOf(name)}, max_attempts => ${MAX_ATTEMPTS}, priority => ${priorityOf(name)},
        run_at => ${runAt?.toISOString() ?? null}::timestamptz
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
