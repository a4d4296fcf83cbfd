import type { Sql } from "postgres";
import type { ThrottleName } from "#server/throttle/port.ts";

/** Uses a budget up, as if all its tries had been taken. */
export async function spend(sql: Sql, name: ThrottleName, key: string): Promise<void> {
  await sql`insert into throttles (key, points, expire)
    values (${`${name}:${key}`}, 2000000000, now() + interval '9 minutes')
    on conflict (key) do update set points = excluded.points`;
}
