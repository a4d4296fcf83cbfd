import type { Tx } from "#db/client.ts";
import type { JobName, JobPayload } from "#shared/platform/jobs/job-table.ts";

/** The queue as services see it. */
export type Jobs = {
  /** Queues work in the caller's transaction: it runs only if that commits, and not before `runAt`. */
  enqueue<Name extends JobName>(
    tx: Tx,
    name: Name,
    payload: JobPayload<Name>,
    runAt?: Date,
  ): Promise<void>;
};
