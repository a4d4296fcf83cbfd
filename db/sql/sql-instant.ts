import { type SQL, sql } from "drizzle-orm";

/** An instant of `deps.clock` for use in raw SQL; typed columns accept a `Date` directly. */
export const instantOf = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;
