import postgres, { type Sql } from "postgres";
import type { Db } from "./client.ts";

/** A connection that has done the same for this long does not move, in seconds. */
const STUCK_SECONDS = 1;
/** One that waits for a lock is slow, not stuck, for so long, in seconds: the holder usually ends first. */
const LOCK_SECONDS = 5;
/** How long the connection of its own is kept for the next look, in seconds. */
const KEPT_SECONDS = 5;

const outsides = new WeakMap<Db["$client"], Sql>();

/**
 * Whether Postgres answers and the connections of this pool get on with their work: one is free, or
 * not yet open, or has begun or ended a statement lately, or waits for a lock that was only just taken.
 * `lateMs` is for how long this process itself did not run in that time. Looks from outside of the
 * pool. Throws what the driver throws.
 */
export async function isMoving({ $client }: Pick<Db, "$client">, lateMs = 0): Promise<boolean> {
  const { max, connection } = $client.options;
  const isKept = outsides.has($client);
  const outside = outsideOf($client);
  try {
    const [pool] = await outside<{ moving: boolean }[]>`
      select count(*) < ${max} or bool_or(state = 'idle'
        or state_change > clock_timestamp() - make_interval(secs => ${STUCK_SECONDS + lateMs / 1000})
        or (wait_event_type = 'Lock'
          and state_change > clock_timestamp() - make_interval(secs => ${LOCK_SECONDS}))) as moving
      from pg_stat_activity
      where application_name = ${String(connection.application_name)}
        and pid <> pg_backend_pid() and query not like 'listen %'`;
    return pool?.moving ?? false;
  } catch (error) {
    await dropOutside({ $client });
    // One that was kept may have been lost alone.
    if (isKept) return isMoving({ $client }, lateMs);
    throw error;
  }
}

/** Drops the connection for looking, so that the next look opens another one. */
export async function dropOutside({ $client: client }: Pick<Db, "$client">): Promise<void> {
  const outside = outsides.get(client);
  outsides.delete(client);
  await outside?.end({ timeout: 0 });
}

/** Kept while there is trouble: opening one costs a loaded machine most of the time there is. */
function outsideOf(client: Db["$client"]): Sql {
  const known = outsides.get(client);
  if (known) return known;
  // As the driver opens a connection of its own for listening.
  const own = {
    ...client.options,
    max: 1,
    connect_timeout: 1,
    idle_timeout: KEPT_SECONDS,
    fetch_types: false,
  };
  const opened = postgres(own as unknown as postgres.Options<Record<string, never>>);
  outsides.set(client, opened);
  return opened;
}
