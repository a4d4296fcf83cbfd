import { platformErrors as m } from "#messages/platform/errors.ts";
import { and, count, eq, ilike, inArray, min, or, type SQL, sql } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { SCHEDULES } from "#shared/platform/jobs/job-table.ts";
import {
  type JobsQuery,
  type JobState,
  jobsCalled,
  shownError,
  shownPayload,
} from "#shared/platform/jobs/jobs.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import { knownCrontabs, queuedJobs, queueTasks } from "#db/queue-tables.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, recordAudit } from "./audit/audit.ts";
import { containing, ordered, pageOf } from "./database/table-query.ts";

const STATE = sql<JobState>`case
  when ${queuedJobs.lockedAt} is not null then 'running'
  when ${queuedJobs.attempts} >= ${queuedJobs.maxAttempts} then 'dead'
  when ${queuedJobs.attempts} > 0 then 'retrying'
  else 'queued' end`;

const LISTED = {
  id: sql<string>`${queuedJobs.id}::text`,
  name: queueTasks.name,
  state: STATE,
  payload: queuedJobs.payload,
  runAt: queuedJobs.runAt,
  attempts: queuedJobs.attempts,
  maxAttempts: queuedJobs.maxAttempts,
  lastError: queuedJobs.lastError,
  createdAt: queuedJobs.createdAt,
};
type ListedJob = {
  id: string;
  name: string;
  state: JobState;
  payload: Record<string, string>;
  runAt: Date;
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  createdAt: Date;
};

/** The queued jobs; finished ones are no longer listed. Contains no personal data. */
export async function listJobs(
  { db }: Pick<Deps, "db">,
  query: JobsQuery,
): Promise<TablePage<ListedJob>> {
  const where = and(wordsIn(query.q), query.state ? eq(STATE, query.state) : undefined);
  const ofTask = eq(queueTasks.id, queuedJobs.taskId);
  const rows = db
    .select(LISTED)
    .from(queuedJobs)
    .innerJoin(queueTasks, ofTask)
    .where(where)
    .orderBy(...ordered(query.dir, queuedJobs.runAt, queuedJobs.id));
  const total = db
    .select({ total: count() })
    .from(queuedJobs)
    .innerJoin(queueTasks, ofTask)
    .where(where);
  const page = await pageOf(query, rows, total);
  return {
    total: page.total,
    rows: page.rows.map((job) => ({
      ...job,
      payload: shownPayload(job.payload),
      lastError: shownError(job.lastError),
    })),
  };
}

/** Jobs found by their name as shown or as kept, or by their last error. */
function wordsIn(q: string): SQL | undefined {
  if (!q) return undefined;
  return or(
    inArray(queueTasks.name, jobsCalled(q)),
    ilike(queueTasks.name, containing(q.replaceAll(" ", "_"))),
    ilike(queuedJobs.lastError, containing(q)),
  );
}

/** The health of the queue: jobs that wait too long, and the last run of each schedule. */
export async function jobsOverview({ db }: Pick<Deps, "db">) {
  const [states, [due], known] = await Promise.all([
    db.select({ state: STATE, jobs: count() }).from(queuedJobs).groupBy(STATE),
    db
      .select({ since: min(queuedJobs.runAt) })
      .from(queuedJobs)
      .where(and(eq(queuedJobs.isAvailable, true), sql`${queuedJobs.runAt} <= now()`)),
    db.select().from(knownCrontabs),
  ]);
  const lastRuns = new Map(known.map(({ name, lastRun }) => [name, lastRun]));
  return {
    counts: Object.fromEntries(states.map(({ state, jobs }) => [state, jobs])),
    /** When the oldest waiting job became due. */
    dueSince: due?.since ?? null,
    schedules: [...SCHEDULES].map(([name, pattern]) => ({
      name,
      pattern,
      lastRun: lastRuns.get(name) ?? null,
    })),
  };
}

/** Restarts a failed job immediately, with all its attempts. Throws `not_found` and `conflict`. */
export function runJobAgain(deps: Deps, actor: Actor, id: string): Promise<void> {
  return withFailedJob(deps, actor, { id, action: "job.run_again" }, (tx) =>
    tx.execute(
      sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`,
    ),
  );
}

/** Removes a failed job from the queue permanently. Throws `not_found` and `conflict`. */
export function giveUpJob(deps: Deps, actor: Actor, id: string): Promise<void> {
  return withFailedJob(deps, actor, { id, action: "job.given_up" }, (tx) =>
    tx.delete(queuedJobs).where(eq(queuedJobs.id, BigInt(id))),
  );
}

async function withFailedJob(
  deps: Deps,
  actor: Actor,
  { id, action }: { id: string; action: "job.run_again" | "job.given_up" },
  act: (tx: Tx) => PromiseLike<unknown>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const isIt = eq(queuedJobs.id, BigInt(id));
    await tx.select({ id: queuedJobs.id }).from(queuedJobs).where(isIt).for("update");
    const [job] = await tx
      .select(LISTED)
      .from(queuedJobs)
      .innerJoin(queueTasks, eq(queueTasks.id, queuedJobs.taskId))
      .where(isIt);
    if (!job) throw new DomainError("not_found", m.jobDone);
    if (job.state !== "dead" && job.state !== "retrying") {
      throw new DomainError("conflict", m.jobNotFailed);
    }
    await act(tx);
    await recordAudit(deps, tx, actor, {
      action,
      subject: { kind: "job", id, name: job.name },
      detail: { tries: job.attempts, error: shownError(job.lastError) },
    });
  });
}
