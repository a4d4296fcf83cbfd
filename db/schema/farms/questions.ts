import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { farms } from "./farms.ts";
import { createdAt, instant, language } from "../columns.ts";

/** Customers' questions to farms, with the farm's answer. Deleted when the person is erased. */
export const farmQuestions = pgTable(
  "farm_questions",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The language of the page where it was asked. */
    language: language(),
    text: text("text").notNull(),
    /** The farm's only answer; with it, the question is on the farm's page. */
    answer: text("answer"),
    answeredAt: instant("answered_at"),
    /** Why the team hid it, shown to who asked; null while it is not hidden. */
    hiddenReason: text("hidden_reason"),
    hiddenAt: instant("hidden_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("farm_questions_by_farm").on(table.farmId, table.createdAt, table.id),
    index("farm_questions_by_user").on(table.userId),
    index("farm_questions_recent").on(table.createdAt, table.id),
    check("farm_questions_answer", sql`(answered_at is null) = (answer is null)`),
    check("farm_questions_hidden", sql`(hidden_at is null) = (hidden_reason is null)`),
  ],
);
