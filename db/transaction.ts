import { setTimeout as pause } from "node:timers/promises";
import type { Db, Tx } from "./client.ts";

/** Serialization failure, deadlock, lock not available: the same work succeeds when tried again. */
const PASSING = new Set(["40001", "40P01", "55P03"]);
const TRIES = 4;

/**
 * Runs `work` in one transaction, again when Postgres asks for it (at most three times more, with
 * jitter). `work` must therefore do nothing outside the database.
 */
export function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return again(() => db.transaction(work));
}

/**
 * Runs reads over one state of the database, that of the first of them: what they say fits together, whatever
 * is committed meanwhile. Nothing can be written.
 */
export function inSnapshot<Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" });
}

/** As `inTransaction`, for a single statement, which is a transaction by itself. */
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

/** The SQLSTATE of an error of Postgres, however deep the driver wrapped it. */
export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return null;
}
