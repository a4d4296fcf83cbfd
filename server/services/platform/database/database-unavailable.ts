import type { DomainError } from "#shared/errors.ts";
import { hasCode, isStorageFull } from "#db/error-codes.ts";
import { databaseUnavailable, storageIsFull } from "./database-timeout.ts";

/** Driver error codes for a Postgres that is unavailable, starting, full, or too contended to finish the work. */
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

/**
 * `busy`, with the cause for the log, if the database is unreachable or its disk is full; null for an error in the
 * query itself.
 */
export function busyWhenUnavailable(error: unknown): DomainError | null {
  const isFull = isStorageFull(error);
  if (!isFull && !hasCode(error, AWAY)) return null;
  const busy = isFull ? storageIsFull() : databaseUnavailable();
  busy.cause = error;
  return busy;
}
