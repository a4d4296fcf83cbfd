import { platformErrors as m } from "#messages/platform-errors.ts";
import type { Db } from "#db/client.ts";
import { dropOutside, isMoving } from "#db/progress.ts";
import { DomainError } from "#shared/errors.ts";

/** How long work runs before we probe whether the database still answers, in milliseconds. */
const PROBE_AFTER_MS = 1_000;
/** How long the database has for the answer. With the wait before it, a caller waits two seconds at most. */
const PROBE_MS = 600;

const RETRY_AFTER_SECONDS = 5;

/** The answer to a caller while the database is unavailable. */
export function databaseUnavailable(): DomainError {
  return new DomainError("busy", m.noDatabase, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Space is made by a person, so a program that comes again at once comes in vain. */
const RETRY_WHEN_FULL_SECONDS = 30;

/** What a caller learns while nothing can be written, because a disk is full or broken; reads go on. */
export function storageIsFull(): DomainError {
  return new DomainError("busy", m.readOnly, {
    retryAfterSeconds: RETRY_WHEN_FULL_SECONDS,
  });
}

/**
 * Waits for work that needs the database, but not in vain: when every connection is stuck, or Postgres
 * is silent, it throws `busy` in less than two seconds of this process's own running time. Work that is
 * slow, or waits for its turn in a crowd that gets on, is waited for. Work that was given up learns so from
 * `givenUp`; where it is done all the same, the write may be sent again.
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

/** A tick that comes late counts as one: on a starved machine the database gets the same time. */
const TICK_MS = 100;

/** Calls back once this process has run for so long, with how much longer that took. Returns what cancels it. */
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

/** All who wait share one look. No answer in time is one too. */
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
