import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { citext, createdAt, instant, language } from "../columns.ts";

/** People outside our delivery zones who want an email when we start delivering to them. */
export const waitingList = pgTable(
  "waiting_list",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    email: citext("email").notNull(),
    zipCode: text("zip_code").notNull(),
    /** The language they last signed up in. */
    language: language(),
    /** When they were notified that we now deliver there. */
    notifiedAt: instant("notified_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("waiting_list_once").on(table.email, table.zipCode),
    index("waiting_list_by_zip").on(table.zipCode, table.createdAt),
  ],
);
