import { setTimeout as pause } from "node:timers/promises";
import type { Db, Tx } from "./client.ts";

/** Serialization failure, deadlock, lock not available: retrying the same work can succeed. */
const PASSING = new Set(["40001", "40P01", "55P03"]);
const TRIES = 4;

/**
 * Runs `work` in a transaction and retries it up to three times, with jitter, on a conflict. `work` must therefore
 * have no effects outside the database.
 */
export function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return again(() => db.transaction(work));
}

/** Thrown to undo a rehearsal, with its result. */
class Rehearsed extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super("rehearsed");
    this.result = result;
  }
}

/** Like `inTransaction`, but undone at once: returns, or throws, what `work` would, and changes nothing. */
export async function inRehearsal<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(db, async (tx) => {
      throw new Rehearsed(await work(tx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as Result;
    throw error;
  }
}

/**
 * Runs reads on a single snapshot of the database, so that their results are consistent whatever is committed
 * meanwhile. Read-only.
 */
export function inSnapshot<Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" });
}

/** Like `inTransaction`, for a single statement, which is its own transaction. */
export async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= TRIES || !PASSING.has(sqlState(error) ?? "")) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** The SQLSTATE of a Postgres error, however deeply the driver wrapped it. */
export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return null;
}
