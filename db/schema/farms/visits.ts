import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { farms } from "./farms.ts";
import { citext, createdAt, instant, language } from "../columns.ts";
import { users } from "../accounts/users.ts";

/**
 * Farms' open days. The number of taken places is the sum of the guests' parties, read under the lock of the row
 * (`docs/decisions/058`).
 */
export const farmVisits = pgTable(
  "farm_visits",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    places: integer("places").notNull(),
    /** What guests will see. This and the meeting point may be empty if there is a Spanish one. */
    text: text("text").notNull(),
    textEs: text("text_es").notNull().default(""),
    /** What to wear or bring; empty if nothing special. */
    bring: text("bring").notNull(),
    bringEs: text("bring_es").notNull().default(""),
    /** Shown only to guests with a place, because the farm's address is private. */
    meetingPoint: text("meeting_point").notNull(),
    meetingPointEs: text("meeting_point_es").notNull().default(""),
    /** Both null unless the farm canceled it. */
    canceledAt: instant("canceled_at"),
    canceledReason: text("canceled_reason"),
    /** Idempotency key from the form that created it; null if there was no form. */
    actKey: uuid("act_key"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("farm_visits_act").on(table.farmId, table.actKey),
    index("farm_visits_farm").on(table.farmId, table.startsAt),
    index("farm_visits_coming")
      .on(table.startsAt)
      .where(sql`canceled_at is null`),
    check("farm_visits_time", sql`ends_at > starts_at`),
    check("farm_visits_places", sql`places between 1 and 200`),
    check("farm_visits_reason", sql`(canceled_at is null) = (canceled_reason is null)`),
  ],
);

/** Guests with places at a visit. Giving up places deletes the row; the nightly purge deletes the rest. */
export const visitGuests = pgTable(
  "visit_guests",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    visitId: uuid("visit_id")
      .notNull()
      .references(() => farmVisits.id),
    /** The account, if the guest was signed in and used its own address. */
    userId: uuid("user_id").references(() => users.id, {
      onDelete: "set null",
    }),
    firstName: text("first_name").notNull(),
    email: citext("email").notNull(),
    party: integer("party").notNull(),
    language: language(),
    remindedAt: instant("reminded_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("visit_guests_one").on(table.visitId, table.email),
    index("visit_guests_email").on(table.email),
    check("visit_guests_party", sql`party between 1 and 6`),
  ],
);

/** Links for guests to view and give up their places, stored as hashes. Each email has its own. */
export const visitLinks = pgTable(
  "visit_links",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").primaryKey(),
    guestId: uuid("guest_id")
      .notNull()
      .references(() => visitGuests.id, { onDelete: "cascade" }),
    issuedAt: instant("issued_at").notNull(),
  },
  (table) => [index("visit_links_guest").on(table.guestId)],
);
