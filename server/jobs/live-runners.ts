import { and, eq, exists, gte, isNotNull, lt, not, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import type { Deps } from "../deps.ts";
import { queuedJobs } from "#db/queue-tables.ts";
import { jobRunners } from "#db/schema/platform/system.ts";

/** How often a runner gives a sign of life, in milliseconds. */
export const BEAT_MS = 5_000;

/**
 * A runner without a sign for this long, in milliseconds, is dead: long enough for a busy process and for
 * clocks that are apart, short enough for a reset link.
 */
const DEAD_AFTER_MS = 30_000;

/**
 * Gives a runner's sign of life, and frees the jobs that dead runners had locked: they would wait for
 * four hours otherwise. Returns how many jobs were freed. A job may run twice for that, as after any kill.
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

/** Whether any process runs jobs: one reported a short while ago that it is alive. */
export async function isAnyRunnerAlive({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<boolean> {
  const aliveSince = new Date(clock.now().getTime() - DEAD_AFTER_MS);
  return (await db.$count(jobRunners, gte(jobRunners.seenAt, aliveSince))) > 0;
}

/** Frees what a runner that has ended still has locked, and forgets it. */
export async function bury(db: Db, runnerId: string): Promise<void> {
  await unlock(db, [runnerId]);
  await db.delete(jobRunners).where(eq(jobRunners.id, runnerId));
}

/**
 * A job that was locked a moment ago may be of a runner whose first sign is still on its way. The
 * library locks jobs by the clock of Postgres, so that age is counted there (decision 032).
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
