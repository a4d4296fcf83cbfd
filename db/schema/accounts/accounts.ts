import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ACCOUNT_TOKEN_PURPOSES } from "#shared/accounts/account.ts";
import { farms, products } from "../catalog/catalog.ts";
import { citext, createdAt, instant } from "../columns.ts";
import { roleEnum, users } from "./users.ts";

const owner = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const accountTokenPurposeEnum = pgEnum("account_token_purpose", ACCOUNT_TOKEN_PURPOSES);

/** What the links in account emails open, stored as hashes: each works once, a newer one ends the older. */
export const accountTokens = pgTable(
  "account_tokens",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").primaryKey(),
    userId: owner(),
    purpose: accountTokenPurposeEnum("purpose").notNull(),
    /** The address the token was sent to: it proves that one and no other. */
    email: citext("email").notNull(),
    /** What the token in the link opens, and nothing that we have: the address that undoing a change of email brings back. */
    encrypted: text("encrypted"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("account_tokens_one_of_a_kind").on(table.userId, table.purpose)],
);

/** The authenticator app of an account; it counts once `confirmed_at` is set. */
export const secondFactors = pgTable("second_factors", {
  userId: owner().primaryKey(),
  /** Base32, as the app holds it; encrypted where the settings have a key for it. */
  secret: text("secret").notNull(),
  confirmedAt: instant("confirmed_at"),
  /** The time step of the last code that was taken: no code works twice. */
  lastStep: integer("last_step").notNull().default(0),
  createdAt: createdAt(),
});

/** Codes for people who have lost the authenticator app; each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: owner(),
    /** The first characters of the code: which of the account's codes it is. */
    prefix: text("prefix").notNull(),
    /** argon2id of the whole code. */
    codeHash: text("code_hash").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.prefix] })],
);

/** Invitations of staff: the only way to a role that cannot be registered, besides an admin's choice. */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    email: citext("email").notNull(),
    role: roleEnum("role").notNull(),
    /** The farm that a farmer will work for. */
    farmId: integer("farm_id").references(() => farms.id),
    tokenHash: text("token_hash").notNull().unique(),
    /** Null for the first admin, who is invited by whoever runs the server. */
    invitedBy: uuid("invited_by").references(() => users.id),
    expiresAt: instant("expires_at").notNull(),
    acceptedAt: instant("accepted_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("invitations_open")
      .on(table.email)
      .where(sql`accepted_at is null`),
  ],
);

/** Addresses that a customer has saved for the next order. */
export const addresses = pgTable(
  "addresses",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: owner(),
    /** "Home", "Work". */
    label: text("label").notNull(),
    address: text("address").notNull(),
    city: text("city").notNull(),
    zipCode: text("zip_code").notNull(),
    phone: text("phone").notNull().default(""),
    specialInstructions: text("special_instructions").notNull().default(""),
    isDefault: boolean("is_default").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("addresses_user").on(table.userId),
    uniqueIndex("addresses_one_default")
      .on(table.userId)
      .where(sql`is_default`),
  ],
);

/** Who works for which farm. An account works for one. */
export const farmMembers = pgTable(
  "farm_members",
  {
    userId: owner().primaryKey(),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id),
    createdAt: createdAt(),
  },
  (table) => [index("farm_members_farm").on(table.farmId)],
);

/** Products that a customer has marked. */
export const savedProducts = pgTable(
  "saved_products",
  {
    userId: owner(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

/** Farms that a customer follows. */
export const savedFarms = pgTable(
  "saved_farms",
  {
    userId: owner(),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.farmId] })],
);

/** What the team's search looks through; the index below holds the very same expression. */
export const auditWords = sql`(lower(actor_name || ' ' || subject_name || ' ' || action))`;

/** What was done by whom, append-only: kept when the account or the thing is gone. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull(),
    /** Null for what the product did by itself. */
    actorId: uuid("actor_id"),
    actorName: text("actor_name").notNull(),
    /** `user.role_changed`, `settings.changed` … : the list is `AUDIT_ACTIONS`. */
    action: text("action").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    /** The subject's name at that time. */
    subjectName: text("subject_name").notNull(),
    /** What changed, `{ field: { from, to } }`, or why. Never a secret. */
    detail: jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index("audit_log_at").on(table.at, table.id),
    index("audit_log_action").on(table.action, table.at),
    index("audit_log_words").using("gin", sql`${auditWords} gin_trgm_ops`),
    index("audit_log_subject").on(table.subjectKind, table.subjectId),
    index("audit_log_actor").on(table.actorId),
  ],
);
