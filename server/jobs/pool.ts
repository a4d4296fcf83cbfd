import pg from "pg";
import { queueUrl } from "#db/open-client.ts";
import type { Log } from "../log.ts";

/**
 * Concurrent jobs and connections. Many jobs of one kind, such as the provider's events, can take every slot; the
 * sweep then gets the next free one (`first` in the table of jobs).
 */
export const JOBS_AT_ONCE = 6;

/**
 * Database connections for the job runner. Logs their errors for as long as any is open: the library's own pool
 * stops listening for errors before its connections are closed, and one at that moment would crash the process.
 */
export function openJobPool(databaseUrl: string, log: Pick<Log, "error"> | null): pg.Pool {
  const pool = new pg.Pool({ connectionString: queueUrl(databaseUrl), max: JOBS_AT_ONCE });
  const report = (error: unknown) =>
    log?.error({ source: "jobs", err: error }, "a connection of the job runner failed");
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", report));
  return pool;
}
