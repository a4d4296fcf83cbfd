import { sql } from "drizzle-orm";
import { connect } from "#db/client.ts";
import type { Deps } from "../../deps.ts";

/** Dependencies that live on other days than we do. */
export type Past = {
  deps: Deps;
  /** Goes to an instant: clock, database and payment provider all stand there. */
  goTo(instant: Date): Promise<void>;
  close(): Promise<void>;
};

type PastOptions = {
  deps: Deps;
  databaseUrl: string;
  /** Moves the provider's clock by so many seconds. */
  advanceProvider(seconds: number): Promise<unknown>;
};

/**
 * The services with another "now". Everything goes over one connection, because the database's clock
 * is a setting of the session. Jobs are not queued: the code that plays the past does their work in its time.
 */
export async function openPast({ deps, databaseUrl, advanceProvider }: PastOptions): Promise<Past> {
  const { db, sql: pool } = connect(databaseUrl, { poolSize: 1 });
  let now = deps.clock.now();
  return {
    deps: {
      ...deps,
      db,
      clock: { now: () => now },
      jobs: { enqueue: async () => {} },
      throttle: { take: async () => {}, slow: async () => {}, reset: async () => {} },
    },
    goTo: async (instant) => {
      const seconds = Math.round((instant.getTime() - now.getTime()) / 1000);
      now = instant;
      await db.execute(sql`select set_config('furrow.now', ${instant.toISOString()}, false)`);
      await advanceProvider(seconds);
    },
    close: async () => pool.end({ timeout: 5 }),
  };
}
