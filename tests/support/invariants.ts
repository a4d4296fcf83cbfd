import type { Sql } from "postgres";
import { INVARIANTS } from "#server/services/analytics/invariants/invariants.ts";

/**
 * The violated invariants by name, each with the offending rows; empty if all hold. `now` is the time on the
 * services' clock.
 */
export async function violations(sql: Sql, now: Date): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const rows = await sql.unsafe(query, query.includes("$1") ? [now.toISOString()] : []);
    if (rows.length > 0) broken[name] = [...rows];
  }
  return broken;
}

/** Throws with the names of the violated invariants. Meant to run after every test, at the time on its clock. */
export async function assertInvariants(sql: Sql, now: Date): Promise<void> {
  const broken = await violations(sql, now);
  if (Object.keys(broken).length > 0) throw new Error(JSON.stringify(broken, null, 2));
}
