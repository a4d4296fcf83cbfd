import type { DomainError } from "#shared/errors.ts";
import { recordsAreAway } from "../services/patience.ts";

/** What the drivers say when Postgres is away, starting, full, or too contended to finish the work. */
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

/** Whether an error means that the records cannot be reached, rather than that a query was wrong. */
function areRecordsAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && AWAY.has(cause.code)) return true;
  }
  return false;
}

/** `busy` for an error of a database that cannot be reached, the cause kept for the log; else null. */
export function busyWhenAway(error: unknown): DomainError | null {
  if (!areRecordsAway(error)) return null;
  const busy = recordsAreAway();
  busy.cause = error;
  return busy;
}
