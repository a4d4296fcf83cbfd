import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { BrokenInvariant } from "#shared/analytics/records-check.ts";
import { instant } from "../columns.ts";

/** Results of each check of the market's invariants, kept for 90 days. Contains rule names and counts, no rows. */
export const invariantChecks = pgTable("invariant_checks", {
  at: instant("at").primaryKey(),
  checked: integer("checked").notNull(),
  broken: jsonb("broken").$type<BrokenInvariant[]>().notNull(),
  /** Invariants whose query took too long. */
  unchecked: text("unchecked").array().notNull(),
});
