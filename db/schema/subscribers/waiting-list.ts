import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { citext, createdAt, instant, language } from "../columns.ts";

/** People who live where nothing is delivered yet, and want an email when that changes. */
export const waitingList = pgTable(
  "waiting_list",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    email: citext("email").notNull(),
    zipCode: text("zip_code").notNull(),
    /** In which language they last asked. */
    language: language(),
    /** When they were notified that it has come. */
    notifiedAt: instant("notified_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("waiting_list_once").on(table.email, table.zipCode),
    index("waiting_list_by_zip").on(table.zipCode, table.createdAt),
  ],
);
