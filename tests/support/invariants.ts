import type { Sql } from "postgres";
import { INVARIANTS } from "#server/services/analytics/invariants/invariants.ts";

/**
 * Names of the invariants that do not hold, each with the rows that break it; empty when all is well.
 * `now` is the instant on the clock of the services.
 */
export async function violations(
  sql: Sql,
  now: Date = new Date(),
): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const rows = await sql.unsafe(query, query.includes("$1") ? [now.toISOString()] : []);
    if (rows.length > 0) broken[name] = [...rows];
  }
  return broken;
}

/** Throws with the names of the invariants that do not hold: for after every test. */
export async function assertInvariants(sql: Sql, now: Date = new Date()): Promise<void> {
  const broken = await violations(sql, now);
  if (Object.keys(broken).length > 0) throw new Error(JSON.stringify(broken, null, 2));
}
