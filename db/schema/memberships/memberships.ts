import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { MEMBERSHIP_KINDS, membershipLifecycle } from "#shared/memberships/membership.ts";
import { checkouts } from "../checkout/checkout.ts";
import { centsColumn, citext, createdAt } from "../columns.ts";
import { users } from "../accounts/users.ts";

export const membershipKindEnum = pgEnum("membership_kind", MEMBERSHIP_KINDS);
export const membershipStateEnum = pgEnum("membership_state", membershipLifecycle.states);

/** Numbers members in the order they joined. */
export const membershipPlace = pgSequence("membership_place");

/** Memberships, and how long they last. */
export const memberships = pgTable(
  "memberships",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    kind: membershipKindEnum("kind").notNull(),
    state: membershipStateEnum("state").notNull().default(membershipLifecycle.initial),
    email: citext("email").notNull(),
    firstName: text("first_name").notNull(),
    zipCode: text("zip_code").notNull(),
    /** Null for someone without an account. */
    userId: uuid("user_id").references(() => users.id),
    /** The checkout that paid for it; null for a free membership. */
    checkoutId: uuid("checkout_id")
      .unique()
      .references(() => checkouts.id),
    /** Place in line, assigned when it becomes active. */
    place: integer("place").unique(),
    startsOn: date("starts_on", { mode: "string" }),
    /** The last valid day. */
    endsOn: date("ends_on", { mode: "string" }),
    /** The refundable deposit; zero for a free membership. */
    amount: centsColumn("amount_cents").notNull(),
    /** The campaign that led here. */
    source: text("source"),
    /** Which message on /early-access they had read. */
    variant: smallint("variant"),
    /** The code of the share link that brought them. */
    referral: text("referral"),
    createdAt: createdAt(),
  },
  (table) => [
    index("memberships_user").on(table.userId),
    index("memberships_email").on(table.email),
    uniqueIndex("memberships_one_free")
      .on(table.userId)
      .where(sql`kind = 'free' and state = 'active'`),
    check("memberships_amount", sql`amount_cents >= 0`),
    check("memberships_paid", sql`(kind = 'founding') = (checkout_id is not null)`),
    check(
      "memberships_active_has_place",
      sql`state <> 'active' or (place is not null and starts_on is not null and ends_on >= starts_on)`,
    ),
  ],
);

/** The only count of founding places: held during payment, then taken. */
export const foundingPlaces = pgTable(
  "founding_places",
  {
    id: boolean("id").primaryKey().default(true),
    held: integer("held").notNull().default(0),
    taken: integer("taken").notNull().default(0),
  },
  () => [check("founding_places_not_negative", sql`id and held >= 0 and taken >= 0`)],
);
