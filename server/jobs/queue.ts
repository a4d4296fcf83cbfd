import { sql } from "drizzle-orm";
import { runMigrations } from "graphile-worker";
import { priorityOf, queueOf } from "#shared/platform/jobs/job-table.ts";
import { openJobPool } from "./pool.ts";
import type { Jobs } from "./port.ts";

/** After this many attempts a job stays in the queue for someone to inspect. */
const MAX_ATTEMPTS = 10;

/** Queues jobs with a plain query, so that they belong to the caller's transaction. */
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

/** Creates or updates the queue library's tables. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const pool = openJobPool(databaseUrl, null);
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}
