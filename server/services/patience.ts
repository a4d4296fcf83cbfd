import type { Db } from "#db/client.ts";
import { isMoving } from "#db/progress.ts";
import { DomainError } from "#shared/errors.ts";

/** How long work runs before it is asked whether the records still answer, in milliseconds. */
const PATIENCE_MS = 1_000;
/** How long the records have for the answer. With the patience before it, a caller waits two seconds at most. */
const PROBE_MS = 600;

const RETRY_AFTER_SECONDS = 5;

/** What a caller is told while the records cannot be reached. */
export function recordsAreAway(): DomainError {
  return new DomainError(
    "busy",
    "We cannot reach our records right now. Please try again in a moment.",
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}

/** Space is made by a person, so a program that comes again at once comes in vain. */
const RETRY_WHEN_FULL_SECONDS = 30;

/** What a caller learns while nothing can be written, because a disk is full or broken; reads go on. */
export function storageIsFull(): DomainError {
  return new DomainError(
    "busy",
    "We cannot save anything right now. Please try again in a moment.",
    {
      retryAfterSeconds: RETRY_WHEN_FULL_SECONDS,
    },
  );
}

/**
 * Waits for work that needs the records, but not in vain: when every connection is stuck, or Postgres
 * is silent, it throws `busy` in less than two seconds. Work that is slow, or waits for its turn in a
 * crowd that gets on, is waited for.
 * What was given up may still be done later; every write may be sent again for that reason.
 */
export async function whileRecordsAnswer<Result>(
  db: Db,
  work: PromiseLike<Result>,
): Promise<Result> {
  const { promise: refused, reject } = Promise.withResolvers<never>();
  let isOver = false;
  const look = async () => {
    const isUp = await answers(db);
    if (isOver) return;
    if (isUp) timer = setTimeout(() => void look(), PATIENCE_MS);
    else reject(recordsAreAway());
  };
  let timer = setTimeout(() => void look(), PATIENCE_MS);
  try {
    return await Promise.race([work, refused]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}

const probes = new WeakMap<Db, Promise<boolean>>();

/** All who wait share one look. No answer in time is one too. */
async function answers(db: Db): Promise<boolean> {
  const probe = probes.get(db) ?? newProbe(db);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PROBE_MS);
  return Promise.race([probe, promise]).finally(() => clearTimeout(timer));
}

function newProbe(db: Db): Promise<boolean> {
  const probe = isMoving(db)
    .catch(() => false)
    .finally(() => probes.delete(db));
  probes.set(db, probe);
  return probe;
}
