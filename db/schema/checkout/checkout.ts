import { sql } from "drizzle-orm";
import {
  check,
  date,
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
import { CHECKOUT_PURPOSES, type Payer, type PlainQuote } from "#shared/checkout/checkout.ts";
import { WINDOW_IDS } from "#shared/checkout/delivery.ts";
import { checkoutLifecycle, holdLifecycle } from "#shared/checkout/checkout-lifecycle.ts";
import { products } from "../catalog/catalog.ts";
import { checked, createdAt, instant, language } from "../columns.ts";
import { users } from "../accounts/users.ts";

export const checkoutStateEnum = pgEnum("checkout_state", checkoutLifecycle.states);
export const checkoutPurposeEnum = pgEnum("checkout_purpose", CHECKOUT_PURPOSES);
export const windowEnum = pgEnum("delivery_window", WINDOW_IDS);
export const holdStateEnum = pgEnum("hold_state", holdLifecycle.states);

/** One shopper's attempt to buy: their holds and their one payment intent. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    /** SHA-256 of the token in the shopper's HttpOnly cookie. */
    tokenHash: text("token_hash").notNull(),
    userId: uuid("user_id").references(() => users.id),
    /** Decides what a payment becomes. Never changes. */
    purpose: checkoutPurposeEnum("purpose").notNull().default("order"),
    state: checkoutStateEnum("state").notNull().default(checkoutLifecycle.initial),
    /** Current quote revision. The payment carries the revision that it is for. */
    revision: integer("revision").notNull().default(1),
    paymentIntentId: text("payment_intent_id").unique(),
    /** Counts payment intents: after a canceled one, the next gets a new idempotency key. */
    intentAttempt: integer("intent_attempt").notNull().default(1),
    /** Counts charges of saved cards that got a response, so that a declined card can be tried again with a new key. */
    chargeAttempt: integer("charge_attempt").notNull().default(1),
    holdExpiresAt: instant("hold_expires_at").notNull(),
    /**
     * The latest time that renewals can extend the hold to, counted from its start (decision 014). Goods of a
     * payment in progress stay on hold beyond it.
     */
    holdEndsAt: instant("hold_ends_at").notNull(),
    /**
     * A keyed hash of the shopper's network, kept only while the checkout is open; null for weekly boxes
     * and the team, whose holds are not limited.
     */
    networkKey: text("network_key"),
    /** The team member who took it by phone; null for what customers do themselves. */
    takenBy: uuid("taken_by").references(() => users.id),
    /** The account's language or, for a guest, the page's. */
    language: language(),
    ...checked(),
    createdAt: createdAt(),
  },
  (table) => [
    index("checkouts_token").on(table.tokenHash),
    index("checkouts_expiring")
      .on(table.holdExpiresAt)
      .where(sql`state in ('held', 'processing')`),
    index("checkouts_user").on(table.userId, table.createdAt),
    index("checkouts_begun")
      .on(table.createdAt)
      .where(sql`purpose = 'order'`),
    index("checkouts_network")
      .on(table.networkKey)
      .where(sql`network_key is not null`),
    index("checkouts_by_phone")
      .on(table.holdExpiresAt)
      .where(sql`taken_by is not null and state = 'held'`),
    check(
      "checkouts_network_while_open",
      sql`network_key is null or state in ('held', 'processing')`,
    ),
  ],
);

/** Payment links that the team sent to customers, stored as hashes. */
export const paymentLinks = pgTable(
  "payment_links",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").primaryKey(),
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => checkouts.id),
    /** The revision of the quote it was sent with, which includes the recipient's address. */
    revision: integer("revision").notNull(),
    issuedAt: instant("issued_at").notNull(),
    /** Until then the link shows the status of the payment. It can be paid only while its goods are on hold. */
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [
    index("payment_links_checkout").on(table.checkoutId),
    index("payment_links_ending").on(table.endsAt),
  ],
);

/** Every quote of a checkout. The order is made from the one that was paid. */
export const checkoutQuotes = pgTable(
  "checkout_quotes",
  {
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => checkouts.id),
    revision: integer("revision").notNull(),
    /** With day and window if it is for an order. */
    quote: jsonb("quote").$type<PlainQuote>().notNull(),
    /** With an address if it is for an order. */
    delivery: jsonb("delivery").$type<Payer>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.checkoutId, table.revision] })],
);

/** Units of stock reserved for a checkout: active, then either consumed or released. */
export const holds = pgTable(
  "holds",
  {
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => checkouts.id),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    quantity: integer("quantity").notNull(),
    state: holdStateEnum("state").notNull().default(holdLifecycle.initial),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("holds_one_active")
      .on(table.checkoutId, table.productId)
      .where(sql`state = 'active'`),
    index("holds_active_by_product")
      .on(table.productId)
      .where(sql`state = 'active'`),
    check("holds_quantity_positive", sql`quantity > 0`),
  ],
);

/** Capacity of a window on a day, one slot per order: held during payment, then booked. */
export const deliverySlots = pgTable(
  "delivery_slots",
  {
    day: date("day", { mode: "string" }).notNull(),
    window: windowEnum("window").notNull(),
    capacity: integer("capacity").notNull(),
    /** Slots that were taken beyond the capacity when the team lowered it. Nothing is added to them. */
    excess: integer("excess").notNull().default(0),
    held: integer("held").notNull().default(0),
    booked: integer("booked").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.window] }),
    check(
      "delivery_slots_within_capacity",
      sql`held >= 0 and booked >= 0 and held + booked <= capacity + excess`,
    ),
  ],
);

/** The one active slot of a checkout. */
export const slotHolds = pgTable("slot_holds", {
  checkoutId: uuid("checkout_id")
    .primaryKey()
    .references(() => checkouts.id),
  day: date("day", { mode: "string" }).notNull(),
  window: windowEnum("window").notNull(),
});
