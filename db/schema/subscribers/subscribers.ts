import { sql } from "drizzle-orm";
import {
  bigserial,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { SUBSCRIBER_SOURCES, subscriberLifecycle } from "#shared/subscribers/subscriber.ts";
import { products } from "../catalog/catalog.ts";
import { citext, createdAt, instant, language } from "../columns.ts";

export const subscriberSourceEnum = pgEnum("subscriber_source", SUBSCRIBER_SOURCES);
export const subscriberStateEnum = pgEnum("subscriber_state", subscriberLifecycle.states);

/** Expression for the team's search. The index below must use exactly the same one. */
export const subscriberWords = sql`(lower(email::text || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(zip_code, '')))`;

/** People who left their address. They get no marketing before they confirm. */
export const subscribers = pgTable(
  "subscribers",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    email: citext("email").notNull().unique(),
    source: subscriberSourceEnum("source").notNull(),
    state: subscriberStateEnum("state").notNull().default(subscriberLifecycle.initial),
    firstName: text("first_name"),
    lastName: text("last_name"),
    zipCode: text("zip_code"),
    /** The language they last signed up in. */
    language: language(),
    /** The team's own labels for groups of people. */
    tags: text("tags").array().notNull().default([]),
    /** The team's note. */
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("subscribers_created").on(table.createdAt, table.id),
    index("subscribers_words").using("gin", sql`${subscriberWords} gin_trgm_ops`),
  ],
);

const subscriberId = () =>
  uuid("subscriber_id")
    .notNull()
    .references(() => subscribers.id, { onDelete: "cascade" });

/** Events of an address over time: the proof of consent. */
export const subscriberEvents = pgTable(
  "subscriber_events",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    subscriberId: uuid("subscriber_id")
      .notNull()
      .references(() => subscribers.id),
    event: text("event").notNull(),
    source: subscriberSourceEnum("source").notNull(),
    /** The version of the text that was agreed to; null for events without consent. */
    textVersion: text("text_version"),
    createdAt: createdAt(),
  },
  (table) => [index("subscriber_events_subscriber").on(table.subscriberId)],
);

export const tokenPurposeEnum = pgEnum("subscriber_token_purpose", [
  "confirm",
  "unsubscribe",
  "place",
]);

/**
 * What the links in emails open, stored as hashes. One that confirms works once, one that unsubscribes forever, and one
 * that opens a place in line as long as the place is held.
 */
export const subscriberTokens = pgTable(
  "subscriber_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    subscriberId: subscriberId(),
    purpose: tokenPurposeEnum("purpose").notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("subscriber_tokens_subscriber").on(table.subscriberId)],
);

/**
 * Who is waiting for which product. They get one email when it is available again; afterward the row is only a
 * record.
 */
export const productAlerts = pgTable(
  "product_alerts",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    subscriberId: subscriberId(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
  },
  (table) => [
    uniqueIndex("product_alerts_open")
      .on(table.productId, table.subscriberId)
      .where(sql`sent_at is null`),
  ],
);
