import { sql } from "drizzle-orm";
import { boolean, index, pgEnum, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ROLES } from "#shared/accounts/roles.ts";
import type { OptionalMailKind } from "#shared/mail/mail-choice.ts";
import { citext, createdAt, instant, language } from "../columns.ts";

export const roleEnum = pgEnum("role", ROLES);

/** Expression for the admins' search. The index below must use exactly the same one. */
export const userWords = sql`(lower(username::text || ' ' || email::text || ' ' || first_name || ' ' || last_name))`;
/** Sort order of people by name. */
export const userSortName = sql`(lower(last_name || ' ' || first_name))`;

/** Accounts. The password is stored as an argon2id hash, which never leaves the server. */
export const users = pgTable(
  "users",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    username: citext("username").notNull().unique(),
    email: citext("email").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    role: roleEnum("role").notNull().default("customer"),
    zipCode: text("zip_code"),
    phoneNumber: text("phone_number"),
    /** The user's language for pages and emails. */
    language: language(),
    emailVerifiedAt: instant("email_verified_at"),
    /** Set by an admin. A disabled account is rejected from its next request on. */
    disabled: boolean("disabled").notNull().default(false),
    /** The user's customer id at the payment provider, which stores their cards; null until a card is saved. */
    providerCustomerId: text("provider_customer_id").unique(),
    /**
     * Ids of cards that the user has removed, or whose removal has begun: no weekly box begins to use them
     * (`holdCard`).
     */
    removedCards: text("removed_cards")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The household's allergies, from `ALLERGENS`; only the user sees them. */
    allergies: text("allergies")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The kinds of order emails that they declined. */
    declinedMails: text("declined_mails")
      .array()
      .$type<OptionalMailKind[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Time of the last request; updated at most once an hour. */
    lastSeenAt: instant("last_seen_at"),
    /** When the account will be pseudonymized automatically; set when its owner requests deletion. */
    deletionDueAt: instant("deletion_due_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("users_created").on(table.createdAt, table.id),
    index("users_seen").on(table.lastSeenAt.desc().nullsLast(), table.id.desc()),
    index("users_name").on(userSortName, table.id),
    index("users_role").on(table.role, table.createdAt),
    index("users_words").using("gin", sql`${userWords} gin_trgm_ops`),
  ],
);

/** Sessions. The id is the SHA-256 of the token in the cookie, so that a leaked table gives access to nothing. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Extended while the session is in use. */
    expiresAt: instant("expires_at").notNull(),
    /** The absolute end of the session; never extended. */
    endsAt: instant("ends_at").notNull(),
    /** When the password was last entered in this session. */
    confirmedAt: instant("confirmed_at"),
    createdAt: createdAt(),
    userAgent: text("user_agent").notNull().default(""),
    address: text("address").notNull().default(""),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/**
 * Browsers in which a user has signed in, so that the user can still sign in from them while strangers guess the
 * password. The browser holds the token, the table its SHA-256. The token is useless without the password.
 */
export const knownDevices = pgTable(
  "known_devices",
  {
    tokenHash: text("token_hash").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** When the user last signed in there. */
    usedAt: instant("used_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index("known_devices_user").on(table.userId),
  ],
);
