import { and, eq, exists, gte, isNotNull, lt, not, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import type { Deps } from "../deps.ts";
import { queuedJobs } from "#db/queue-tables.ts";
import { jobRunners } from "#db/schema/platform/system.ts";

/** Heartbeat interval of a runner, in milliseconds. */
export const BEAT_MS = 5_000;

/**
 * A runner without a heartbeat for this long, in milliseconds, is considered dead: long enough to allow for a busy
 * process and clock differences, short enough for a password reset link to be sent in time.
 */
const DEAD_AFTER_MS = 30_000;

/**
 * Records a runner's heartbeat and frees the jobs that dead runners had locked, which would otherwise wait for
 * four hours. Returns how many were freed. A freed job may run twice, as after any crash.
 */
export async function beat(
  { db, clock }: Pick<Deps, "db" | "clock">,
  runnerId: string,
): Promise<number> {
  const now = clock.now();
  const aliveSince = new Date(now.getTime() - DEAD_AFTER_MS);
  await db
    .insert(jobRunners)
    .values({ id: runnerId, seenAt: now })
    .onConflictDoUpdate({ target: jobRunners.id, set: { seenAt: now } });
  const left = await jobsOfTheDead(db, aliveSince);
  const runners = [...new Set(left.flatMap(({ lockedBy }) => lockedBy ?? []))];
  if (runners.length > 0) await unlock(db, runners);
  await db.delete(jobRunners).where(lt(jobRunners.seenAt, aliveSince));
  return left.length;
}

/** Whether any process is running jobs, judging by recent heartbeats. */
export async function isAnyRunnerAlive({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<boolean> {
  const aliveSince = new Date(clock.now().getTime() - DEAD_AFTER_MS);
  return (await db.$count(jobRunners, gte(jobRunners.seenAt, aliveSince))) > 0;
}

/** Frees the jobs that an ended runner still has locked, and deletes its heartbeat. */
export async function bury(db: Db, runnerId: string): Promise<void> {
  await unlock(db, [runnerId]);
  await db.delete(jobRunners).where(eq(jobRunners.id, runnerId));
}

/**
 * Locks of runners that are considered dead. Skips recent locks, whose runner may not have sent its first
 * heartbeat yet. Their age is measured in SQL, because the library locks jobs by Postgres's clock (decision 032).
 */
function jobsOfTheDead(db: Db, aliveSince: Date) {
  const sign = db
    .select({ id: jobRunners.id })
    .from(jobRunners)
    .where(and(eq(jobRunners.id, queuedJobs.lockedBy), gte(jobRunners.seenAt, aliveSince)));
  return db
    .select({ lockedBy: queuedJobs.lockedBy })
    .from(queuedJobs)
    .where(
      and(
        isNotNull(queuedJobs.lockedBy),
        lt(queuedJobs.lockedAt, sql`now() - make_interval(secs => ${DEAD_AFTER_MS / 1000})`),
        not(exists(sign)),
      ),
    );
}

async function unlock(db: Db, runnerIds: readonly string[]): Promise<void> {
  const ids = sql.param(`{${runnerIds.map((id) => JSON.stringify(id)).join(",")}}`);
  await db.execute(sql`select graphile_worker.force_unlock_workers(${ids}::text[])`);
}
