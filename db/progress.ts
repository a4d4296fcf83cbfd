import postgres, { type Sql } from "postgres";
import type { Db } from "./client.ts";

/** A connection counts as stuck after this long in the same state, in seconds. */
const STUCK_SECONDS = 1;
/**
 * One that waits for a lock counts as slow rather than stuck for this long, in seconds: the holder usually
 * finishes first.
 */
const LOCK_SECONDS = 5;
/** How long the probe's own connection stays open for the next check, in seconds. */
const KEPT_SECONDS = 5;

const outsides = new WeakMap<Db["$client"], Sql>();

/**
 * Whether Postgres responds and this pool makes progress: some connection is free, not open yet, has recently
 * started or finished a statement, or has been waiting for a lock only briefly. `lateMs` is how long this process
 * itself was blocked meanwhile. Checks through a connection outside the pool. Throws the driver's errors.
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
    // A reused connection may be the only thing that was lost, so try again with a new one.
    if (isKept) return isMoving({ $client }, lateMs);
    throw error;
  }
}

/** Closes the probe's connection, so that the next check opens a new one. */
export async function dropOutside({ $client: client }: Pick<Db, "$client">): Promise<void> {
  const outside = outsides.get(client);
  outsides.delete(client);
  await outside?.end({ timeout: 0 });
}

/** Reused between checks, because opening a connection on a loaded machine takes most of the available time. */
function outsideOf(client: Db["$client"]): Sql {
  const known = outsides.get(client);
  if (known) return known;
  // Same options that the driver uses to open its own connection for listening.
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
