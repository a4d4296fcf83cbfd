import pg from "pg";
import { queueUrl } from "#db/open-client.ts";
import type { Log } from "../log.ts";

/**
 * Jobs at a time, and connections. Many of one kind, such as the provider's events, can take every place; the
 * sweep waits then until one of them has ended, and takes its place before all others (`first` in the table of jobs).
 */
export const JOBS_AT_ONCE = 6;

/**
 * Connections of the job runner's own driver. Errors of theirs are logged for as long as any of them is
 * open: the pool that the library makes itself stops to listen before its connections are closed, and a
 * message of Postgres in that moment would end the process.
 */
export function openJobPool(databaseUrl: string, log: Pick<Log, "error"> | null): pg.Pool {
  const pool = new pg.Pool({ connectionString: queueUrl(databaseUrl), max: JOBS_AT_ONCE });
  const report = (error: unknown) =>
    log?.error({ source: "jobs", err: error }, "a connection of the job runner failed");
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", report));
  return pool;
}
