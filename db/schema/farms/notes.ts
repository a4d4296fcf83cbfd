import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { farms } from "./farms.ts";
import { createdAt, instant, language } from "../columns.ts";

/**
 * Farms' short notes on their own pages. A note is the farm's, so it stays when its author leaves or is erased
 * (`docs/decisions/081`).
 */
export const farmNotes = pgTable(
  "farm_notes",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id),
    /** Who wrote it, for the download of their data; shown to nobody. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    /** The language it is written in. */
    language: language(),
    text: text("text").notNull(),
    /** Why the team hid it, shown to the farm; null while it is not hidden. */
    hiddenReason: text("hidden_reason"),
    hiddenAt: instant("hidden_at"),
    /** Idempotency key from the form that created it; null if there was no form. */
    actKey: uuid("act_key"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("farm_notes_act").on(table.farmId, table.actKey),
    index("farm_notes_by_farm").on(table.farmId, table.createdAt, table.id),
    index("farm_notes_by_author").on(table.authorId),
    index("farm_notes_recent").on(table.createdAt, table.id),
    check("farm_notes_hidden", sql`(hidden_at is null) = (hidden_reason is null)`),
  ],
);
