import type { DomainError } from "#shared/errors.ts";
import { databaseUnavailable, storageIsFull } from "../services/platform/database-timeout.ts";

/** What the drivers say when Postgres is unavailable, starting, full, or too contended to finish the work. */
const AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "ETIMEDOUT",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "08001",
  "08003",
  "08006",
  "3D000",
  "40001",
  "40P01",
  "53300",
  "55P03",
  "57P01",
  "57P02",
  "57P03",
]);

/** No space, or a disk that fails: Postgres' `disk_full` and `io_error`, and the system's own words. */
const FULL = new Set(["53100", "58030", "ENOSPC", "EDQUOT", "EIO", "EROFS"]);

/** Whether an error, or a cause of it, has one of these codes. */
function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && codes.has(cause.code)) return true;
  }
  return false;
}

/** Whether an error means that nothing can be written, in the database or beside it (fault F41). */
export function isStorageFull(error: unknown): boolean {
  return hasCode(error, FULL);
}

/**
 * `busy` for an error of a database that cannot be reached or a disk that takes nothing more, the cause
 * kept for the log; null for a query that was wrong.
 */
export function busyWhenUnavailable(error: unknown): DomainError | null {
  const isFull = isStorageFull(error);
  if (!isFull && !hasCode(error, AWAY)) return null;
  const busy = isFull ? storageIsFull() : databaseUnavailable();
  busy.cause = error;
  return busy;
}
