import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  pgTable,
  serial,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt } from "../columns.ts";
import { subscribers } from "../subscribers/subscribers.ts";

/** The early-access line: each person's place, and which message and referral brought them. */
export const earlyAccessSignups = pgTable(
  "early_access_signups",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    subscriberId: uuid("subscriber_id")
      .notNull()
      .unique()
      .references(() => subscribers.id, { onDelete: "cascade" }),
    place: serial("place").notNull().unique(),
    zipCode: text("zip_code").notNull(),
    variant: smallint("variant").notNull(),
    /** The code in their own share link. */
    referralCode: text("referral_code").notNull().unique(),
    referredBy: uuid("referred_by").references((): AnyPgColumn => earlyAccessSignups.id, {
      onDelete: "set null",
    }),
    /** The campaign that led here. */
    source: text("source"),
    createdAt: createdAt(),
  },
  (table) => [
    index("early_access_referred_by").on(table.referredBy),
    check("early_access_variant", sql`variant between 1 and 3`),
  ],
);
