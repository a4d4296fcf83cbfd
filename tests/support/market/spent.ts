import type { Sql } from "postgres";
import type { ThrottleName } from "#server/throttle/port.ts";

/** Uses up a throttle's budget, as if all attempts had been made. */
export async function spend(sql: Sql, name: ThrottleName, key: string): Promise<void> {
  await sql`insert into throttles (key, points, expire)
    values (${`${name}:${key}`}, 2000000000, now() + interval '9 minutes')
    on conflict (key) do update set points = excluded.points`;
}
