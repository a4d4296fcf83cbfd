import type { Sql } from "postgres";
import { expect } from "vitest";

/** Until something waits for a lock that a transaction of the test holds. */
export async function somethingWaits(sql: Sql): Promise<void> {
  const waiting = () => sql`
    select from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`;
  await expect.poll(waiting).not.toHaveLength(0);
}
