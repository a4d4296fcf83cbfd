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
import type { ViewSearch } from "#shared/platform/table/table-view.ts";
import { farms } from "../farms/farms.ts";
import { products } from "../catalog/catalog.ts";
import { citext, createdAt, instant } from "../columns.ts";
import { roleEnum, users } from "./users.ts";

const owner = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const accountTokenPurposeEnum = pgEnum("account_token_purpose", ACCOUNT_TOKEN_PURPOSES);

/**
 * Tokens of the links in account emails, stored as hashes. Each works once, and a newer one invalidates the older. A
 * used one is kept until it expires, so that whoever opens its link again learns that it was used.
 */
export const accountTokens = pgTable(
  "account_tokens",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").primaryKey(),
    userId: owner(),
    purpose: accountTokenPurposeEnum("purpose").notNull(),
    /** The address that the token was sent to, and the only one it proves. */
    email: citext("email").notNull(),
    /** The address that undoing an email change restores. Only the token in the link can decrypt it. */
    encrypted: text("encrypted"),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("account_tokens_one_of_a_kind").on(table.userId, table.purpose)],
);

/** The authenticator app of an account; active once `confirmed_at` is set. */
export const secondFactors = pgTable("second_factors", {
  userId: owner().primaryKey(),
  /** In Base32; encrypted if a key is configured. */
  secret: text("secret").notNull(),
  confirmedAt: instant("confirmed_at"),
  /** The time step of the last accepted code, so that no code works twice. */
  lastStep: integer("last_step").notNull().default(0),
  createdAt: createdAt(),
});

/** Recovery codes for people who have lost their authenticator app; each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: owner(),
    /** The first characters of the code, to find it among the account's codes. */
    prefix: text("prefix").notNull(),
    /** argon2id of the whole code. */
    codeHash: text("code_hash").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.prefix] })],
);

/**
 * Invitations of staff. Together with an admin's role changes, the only way to get a role that cannot be
 * registered.
 */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    email: citext("email").notNull(),
    role: roleEnum("role").notNull(),
    /** The farm that an invited farmer will work for. */
    farmId: integer("farm_id").references(() => farms.id),
    tokenHash: text("token_hash").notNull().unique(),
    /** Null for the first admin, who is invited by the server's operator. */
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

/** A customer's saved addresses. */
export const addresses = pgTable(
  "addresses",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: owner(),
    /** Such as "Home" or "Work". */
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

/** Who works for which farm. An account works for only one. */
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

/** A customer's saved products. */
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

/** A person's saved views of the tables of the work areas. */
export const tableViews = pgTable(
  "table_views",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: owner(),
    /** Which table: the address of its page, and what its rows are. */
    table: text("table_key").notNull(),
    name: citext("name").notNull(),
    /** The search parameters of its page. */
    search: jsonb("search").$type<ViewSearch>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("table_views_name").on(table.userId, table.table, table.name)],
);
