import postgres from "postgres";
import type { Db } from "./client.ts";

/** A connection that has done the same for this long does not move, in seconds. */
const STUCK_SECONDS = 1;

/**
 * Whether Postgres answers and the connections of this pool get on with their work: one is free, or
 * not yet open, or has begun or ended a statement lately. Looks from outside of the pool. Throws what the driver throws.
 */
export async function isMoving({ $client }: Pick<Db, "$client">): Promise<boolean> {
  const { options } = $client;
  // As the driver opens a connection of its own for listening.
  const own = { ...options, max: 1, connect_timeout: 1, fetch_types: false };
  const outside = postgres(own as unknown as postgres.Options<Record<string, never>>);
  try {
    const [pool] = await outside<{ moving: boolean }[]>`
      select count(*) < ${options.max} or bool_or(state = 'idle' or
        state_change > clock_timestamp() - make_interval(secs => ${STUCK_SECONDS})) as moving
      from pg_stat_activity
      where application_name = ${String(options.connection.application_name)}
        and pid <> pg_backend_pid() and query not like 'listen %'`;
    return pool?.moving ?? false;
  } finally {
    await outside.end({ timeout: 0 });
  }
}
