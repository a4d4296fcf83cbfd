import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";

/**
 * How often some words were searched for on a day, and how often no product matched them all. Contains nothing
 * about who searched.
 */
export const searchCounts = pgTable(
  "search_counts",
  {
    day: date("day", { mode: "string" }).notNull(),
    words: text("words").notNull(),
    searches: integer("searches").notNull(),
    /** Searches that matched no product. */
    lost: integer("lost").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.words] }),
    check("search_counts_lost", sql`searches > 0 and lost between 0 and searches`),
  ],
);
