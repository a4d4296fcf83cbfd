import type { Sql } from "postgres";
import { expect } from "vitest";

/** Waits until at least this many database sessions wait for a lock held by the test. */
export async function somethingWaits(sql: Sql, least = 1): Promise<void> {
  const waiting = async () => {
    const rows = await sql`
      select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`;
    return rows.length;
  };
  await expect.poll(waiting).toBeGreaterThanOrEqual(least);
}
