import { type SQL, sql } from "drizzle-orm";

/** An instant of `deps.clock` in a statement that is written as SQL; columns take a `Date` as it is. */
export const instantOf = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;
