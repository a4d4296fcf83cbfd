import { platformErrors as m } from "#messages/platform/errors.ts";
import type { Db } from "#db/client.ts";
import { dropOutside, isMoving } from "#db/progress.ts";
import { DomainError } from "#shared/errors.ts";

/** How long work runs before we probe the database, in milliseconds. */
const PROBE_AFTER_MS = 1_000;
/** The probe's timeout. Together with the delay before it, callers wait at most two seconds. */
const PROBE_MS = 600;

const RETRY_AFTER_SECONDS = 5;

/** The error for callers while the database is unavailable. */
export function databaseUnavailable(): DomainError {
  return new DomainError("busy", m.noDatabase, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Disk space has to be freed by a person, so retrying soon is pointless. */
const RETRY_WHEN_FULL_SECONDS = 30;

/** The error for callers while writes fail because a disk is full or broken; reads still work. */
export function storageIsFull(): DomainError {
  return new DomainError("busy", m.readOnly, {
    retryAfterSeconds: RETRY_WHEN_FULL_SECONDS,
  });
}

/**
 * Runs database work with a timeout on unresponsiveness: if every connection is stuck or Postgres does not respond,
 * throws `busy` within two seconds of this process's own running time. Work that is merely slow or queued is waited
 * for. Abandoned work can check `givenUp`; it may still complete, so the write may be sent twice.
 */
export async function withDatabaseTimeout<Result>(
  db: Db,
  work: PromiseLike<Result>,
  givenUp?: AbortController,
): Promise<Result> {
  const { promise: refused, reject } = Promise.withResolvers<never>();
  let isOver = false;
  const look = async (lateMs: number) => {
    const isUp = await answers(db, lateMs);
    if (isOver) return;
    if (isUp) cancel = afterRunning(PROBE_AFTER_MS, look);
    else {
      givenUp?.abort(databaseUnavailable());
      reject(databaseUnavailable());
    }
  };
  let cancel = afterRunning(PROBE_AFTER_MS, look);
  try {
    return await Promise.race([work, refused]);
  } finally {
    isOver = true;
    cancel();
  }
}

/** A late tick counts as one, so that on an overloaded machine the database gets the same time. */
const TICK_MS = 100;

/** Calls back after this much running time, with the additional time it took. Returns a cancel function. */
function afterRunning(ms: number, then: (lateMs: number) => void): () => void {
  const began = performance.now();
  let left = ms;
  const tick = () => {
    left -= TICK_MS;
    if (left > 0) timer = setTimeout(tick, TICK_MS);
    else then(performance.now() - began - ms);
  };
  let timer = setTimeout(tick, TICK_MS);
  return () => clearTimeout(timer);
}

const probes = new WeakMap<Db, Promise<boolean>>();

/** All waiting callers share one probe. A timeout counts as its result. */
async function answers(db: Db, lateMs: number): Promise<boolean> {
  const probe = probes.get(db) ?? newProbe(db, lateMs);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const cancel = afterRunning(PROBE_MS, () => {
    resolve(false);
    void dropOutside(db);
  });
  return Promise.race([probe, promise]).finally(cancel);
}

function newProbe(db: Db, lateMs: number): Promise<boolean> {
  const probe = isMoving(db, lateMs)
    .catch(() => false)
    .finally(() => probes.delete(db));
  probes.set(db, probe);
  return probe;
}
