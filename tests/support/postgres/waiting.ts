import type { Sql } from "postgres";
import { expect } from "vitest";

/** Until something, or so many at once, waits for a lock that a transaction of the test holds. */
export async function somethingWaits(sql: Sql, least = 1): Promise<void> {
  const waiting = async () => {
    const rows = await sql`
      select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`;
    return rows.length;
  };
  await expect.poll(waiting).toBeGreaterThanOrEqual(least);
}
