import { sql } from "drizzle-orm";
import { customType, integer, timestamp } from "drizzle-orm/pg-core";
import { cents, type Cents } from "#shared/money.ts";

/** An instant, always with its zone. Written and read as `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * The database's own clock. A session that lives another day, as the one that plays the demo market's
 * past does, sets `furrow.now`.
 */
export const databaseNow = sql`furrow_now()`;

/** When the row was written, by the database's own clock. */
export const createdAt = (name = "created_at") => instant(name).notNull().default(databaseNow);

/** When the row last changed; a trigger keeps it for every writer. */
export const changedAt = () => instant("changed_at").notNull().default(databaseNow);

/**
 * For rows that the background work looks after at the provider: how often that failed in a row, and
 * the instant before which it is not tried again. Both are written before each try, so that a row
 * that breaks the process waits too.
 */
export const checked = () => ({
  checkFailures: integer("check_failures").notNull().default(0),
  checkAfter: instant("check_after"),
});

/** A whole number of cents. Whether it may be negative is a check of the table. */
export const centsColumn = customType<{ data: Cents; driverData: number }>({
  dataType: () => "integer",
  fromDriver: (value) => cents(value),
});

/** A full text vector, kept by the database. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Bytes as they are. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Text that compares without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => "citext" });
