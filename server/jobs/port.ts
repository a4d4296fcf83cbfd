import type { Tx } from "#db/client.ts";
import type { JobName, JobPayload } from "#shared/platform/jobs/job-table.ts";

/** The job queue, as services use it. */
export type Jobs = {
  /** Queues a job in the caller's transaction: it runs only if that commits, and not before `runAt`. */
  enqueue<Name extends JobName>(
    tx: Tx,
    name: Name,
    payload: JobPayload<Name>,
    runAt?: Date,
  ): Promise<void>;
};
