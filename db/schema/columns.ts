import { sql } from "drizzle-orm";
import { customType, timestamp } from "drizzle-orm/pg-core";
import { cents, type Cents } from "#shared/money.ts";

/** An instant, always with its zone. Written and read as `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** When the row was written, by the database's own clock. */
export const createdAt = () =>
  instant("created_at")
    .notNull()
    .default(sql`now()`);

/** When the row last changed; a trigger keeps it, whoever writes. */
export const changedAt = () =>
  instant("changed_at")
    .notNull()
    .default(sql`now()`);

/** A whole number of cents. Whether it may be negative is a check of the table. */
export const centsColumn = customType<{ data: Cents; driverData: number }>({
  dataType: () => "integer",
  fromDriver: (value) => cents(value),
});

/** A full text vector, kept by the database. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Text that compares without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => "citext" });
