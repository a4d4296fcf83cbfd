import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { BrokenInvariant } from "#shared/analytics/records-check.ts";
import { instant } from "../columns.ts";

/** What each look at the market's invariants found; kept for 90 days. Names rules and counts, no rows. */
export const invariantChecks = pgTable("invariant_checks", {
  at: instant("at").primaryKey(),
  checked: integer("checked").notNull(),
  broken: jsonb("broken").$type<BrokenInvariant[]>().notNull(),
  /** Those whose query took too long. */
  unchecked: text("unchecked").array().notNull(),
});
