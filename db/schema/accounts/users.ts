import { sql } from "drizzle-orm";
import { boolean, index, pgEnum, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ROLES } from "#shared/accounts/roles.ts";
import type { OptionalMailKind } from "#shared/mail/mail-choice.ts";
import { citext, createdAt, instant, language } from "../columns.ts";

export const roleEnum = pgEnum("role", ROLES);

/** What an admin's search looks through; the index below holds the very same expression. */
export const userWords = sql`(lower(username::text || ' ' || email::text || ' ' || first_name || ' ' || last_name))`;
/** How people are ordered by name. */
export const userSortName = sql`(lower(last_name || ' ' || first_name))`;

/** Accounts. The password is stored as an argon2id hash and never leaves the server. */
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
    /** In which language pages and emails speak to them. */
    language: language(),
    emailVerifiedAt: instant("email_verified_at"),
    /** Set by an admin; a disabled account is refused on the very next request. */
    disabled: boolean("disabled").notNull().default(false),
    /** The customer at the payment provider who keeps the cards; null until one is saved. */
    providerCustomerId: text("provider_customer_id").unique(),
    /** The allergies of the household, from `ALLERGENS`; only the user sees them. */
    allergies: text("allergies")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The kinds of email about their orders that they do not want. */
    declinedMails: text("declined_mails")
      .array()
      .$type<OptionalMailKind[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Time of the last request, updated at most once an hour. */
    lastSeenAt: instant("last_seen_at"),
    /** Set when the owner asked for deletion: from then on it is pseudonymized by itself. */
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

/** Sessions. The id is the SHA-256 of the token in the cookie, so that a leaked table opens nothing. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Slides while the session is used. */
    expiresAt: instant("expires_at").notNull(),
    /** Never slides: the absolute end of the session. */
    endsAt: instant("ends_at").notNull(),
    /** When the password was last given in this session. */
    confirmedAt: instant("confirmed_at"),
    createdAt: createdAt(),
    userAgent: text("user_agent").notNull().default(""),
    address: text("address").notNull().default(""),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/**
 * Browsers in which a user has signed in: one of them gets in while strangers guess the password.
 * The browser holds the token, the table its SHA-256. It opens nothing without the password.
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
