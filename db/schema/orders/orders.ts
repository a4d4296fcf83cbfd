import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Delivery } from "#shared/checkout/checkout.ts";
import { NO_MONEY } from "#shared/money.ts";
import { orderLifecycle } from "#shared/orders/order.ts";
import { farms } from "../farms/farms.ts";
import { products } from "../catalog/catalog.ts";
import { checkouts, windowEnum } from "../checkout/checkout.ts";
import {
  centsColumn,
  citext,
  createdAt,
  instant,
  language,
  taxCategory,
  taxParts,
  weightColumn,
} from "../columns.ts";
import { users } from "../accounts/users.ts";

export const orderStateEnum = pgEnum("order_state", orderLifecycle.states);

/**
 * Expression for the team's search for orders and payments: number, email, name, address, and the digits of the
 * phone number. The index below must use exactly the same one.
 */
export const orderWords = sql`(lower(number || ' ' || email::text || ' ' || coalesce(delivery->>'firstName', '') || ' ' || coalesce(delivery->>'lastName', '') || ' ' || coalesce(delivery->>'address', '') || ' ' || coalesce(delivery->>'city', '') || ' ' || coalesce(delivery->>'zipCode', '') || ' ' || translate(coalesce(delivery->>'phone', ''), ' ()-.+', '')))`;

/** The destination zip of an order, as used in the index below. */
export const orderZip = sql`(delivery->>'zipCode')`;

/** Paid orders. At most one per checkout and per payment intent. */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    /** Such as `FUR-7K3M-9QXT`. For display; never enough on its own to access an order. */
    number: text("number").notNull().unique(),
    checkoutId: uuid("checkout_id")
      .notNull()
      .unique()
      .references(() => checkouts.id),
    paymentIntentId: text("payment_intent_id").notNull().unique(),
    /**
     * Null for a guest order, until an account with the same confirmed address claims it or one is made by its link.
     */
    userId: uuid("user_id").references(() => users.id),
    email: citext("email").notNull(),
    /** The language it was ordered in. */
    language: language(),
    state: orderStateEnum("state").notNull().default(orderLifecycle.initial),
    subtotal: centsColumn("subtotal_cents").notNull(),
    tax: centsColumn("tax_cents").notNull(),
    deliveryFee: centsColumn("delivery_cents").notNull(),
    discount: centsColumn("discount_cents").notNull(),
    /** The part of the discount on the goods from a promotion code. */
    promotion: centsColumn("promotion_cents").notNull().default(NO_MONEY),
    /** The part of the discount paid with the customer's credit. */
    credit: centsColumn("credit_cents").notNull().default(NO_MONEY),
    total: centsColumn("total_cents").notNull(),
    /** Null if several tax rates apply. */
    taxBps: integer("tax_bps"),
    /** The entire tax, by authority and rate. Lines and additions also store their own parts. */
    taxes: taxParts(),
    /** The part of it for the delivery fee. */
    deliveryTaxes: taxParts("delivery_taxes"),
    deliveryDay: date("delivery_day", { mode: "string" }).notNull(),
    deliveryWindow: windowEnum("delivery_window").notNull(),
    /** Address and contact for this order, including later changes. */
    delivery: jsonb("delivery").$type<Delivery>().notNull(),
    placedAt: instant("placed_at").notNull(),
    /**
     * The latest arrival time in the last email about a late van, even if another van brings it now; null if none
     * was sent.
     */
    lateNotifiedUntil: instant("late_notified_until"),
    /** The day it was harvested for, if it is redelivered on a later one; otherwise null. */
    harvestedFor: date("harvested_for", { mode: "string" }),
    /** Whether one of its window's places is counted as its own: not beyond the capacity, nor once it does not come. */
    hasSlot: boolean("has_slot").notNull().default(true),
  },
  (table) => [
    index("orders_by_user").on(table.userId, table.placedAt),
    index("orders_by_email").on(table.email, table.placedAt),
    index("orders_by_placing").on(table.placedAt, table.id),
    index("orders_words").using("gin", sql`${orderWords} gin_trgm_ops`),
    index("orders_by_day").on(table.deliveryDay, table.deliveryWindow, table.id),
    index("orders_by_state").on(table.state, table.deliveryDay),
    index("orders_brought_again")
      .on(table.harvestedFor)
      .where(sql`harvested_for is not null`),
    index("orders_by_zip").on(orderZip),
    check(
      "orders_total_adds_up",
      sql`total_cents = subtotal_cents + tax_cents + delivery_cents - discount_cents`,
    ),
    check(
      "orders_amounts_not_negative",
      sql`subtotal_cents >= 0 and tax_cents >= 0 and delivery_cents >= 0 and discount_cents >= 0`,
    ),
    check("orders_credit", sql`credit_cents between 0 and discount_cents`),
    check("orders_promotion", sql`promotion_cents between 0 and discount_cents - credit_cents`),
  ],
);

/** What was bought, exactly as quoted: catalog changes never affect orders. */
export const orderLines = pgTable(
  "order_lines",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id),
    name: text("name").notNull(),
    pack: text("pack").notNull(),
    farmName: text("farm_name").notNull(),
    picture: text("picture").notNull(),
    unitPrice: centsColumn("unit_price_cents").notNull(),
    quantity: integer("quantity").notNull(),
    /** The maximum weight of one unit if it is sold by weight; the unit price pays for that much. */
    mostWeight: weightColumn("most_weight"),
    /** Total weight of all units to deliver, once weighed. The difference from the maximum was refunded. */
    weighed: weightColumn("weighed"),
    /** Units that the farm could not bring, which were refunded. */
    short: integer("short").notNull().default(0),
    /** Why: an id of `SHORT_REASONS`. */
    shortReason: text("short_reason"),
    /** The key of the last mark for its whole product that made it short; null if there is none. */
    shortKey: uuid("short_key"),
    /** When the farm marked the line ready or short, and who did. */
    harvestedAt: instant("harvested_at"),
    harvestedBy: uuid("harvested_by"),
    packedAt: instant("packed_at"),
    packedBy: uuid("packed_by"),
    /** Units removed, refunded or canceled before the van left: back in stock, or written off if already harvested. */
    freed: integer("freed").notNull().default(0),
    /** Of these, units that were not harvested yet. Others can buy them, so the farm is not paid for them here. */
    onSaleAgain: integer("on_sale_again").notNull().default(0),
    lineTotal: centsColumn("line_total_cents").notNull(),
    /** A promotion code's discount on the line, and the part that the farm bears: all or nothing. */
    promotion: centsColumn("promotion_cents").notNull().default(NO_MONEY),
    farmPromotion: centsColumn("farm_promotion_cents").notNull().default(NO_MONEY),
    commissionBps: integer("commission_bps").notNull(),
    commission: centsColumn("commission_cents").notNull(),
    farmShare: centsColumn("farm_share_cents").notNull(),
    taxCategory: taxCategory(),
    /** Tax on the order's first payment; additions have theirs in `order_addition_lines`. */
    taxes: taxParts(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId] }),
    index("order_lines_by_farm").on(table.farmId, table.orderId),
    check("order_lines_total", sql`line_total_cents = unit_price_cents * quantity`),
    check(
      "order_lines_split",
      sql`line_total_cents - farm_promotion_cents = commission_cents + farm_share_cents`,
    ),
    check(
      "order_lines_promotion",
      sql`promotion_cents between 0 and line_total_cents and farm_promotion_cents in (0, promotion_cents)`,
    ),
    check("order_lines_quantity", sql`quantity > 0`),
    check("order_lines_weighed", sql`weighed is null or (most_weight is not null and weighed > 0)`),
    check("order_lines_freed", sql`freed >= 0 and short >= 0 and freed + short <= quantity`),
    check("order_lines_on_sale_again", sql`on_sale_again between 0 and freed`),
  ],
);

/** Every state change of every order, append-only: who or what made it, and why. */
export const orderHistory = pgTable(
  "order_history",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    from: orderStateEnum("from_state"),
    to: orderStateEnum("to_state").notNull(),
    /** `system`, a user id, or `guest link`. */
    actor: text("actor").notNull(),
    cause: text("cause").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_history_order").on(table.orderId),
    // For recently delivered orders, whose farms are due their share.
    index("order_history_delivered")
      .on(table.createdAt)
      .where(sql`to_state = 'delivered'`),
    unique().on(table.orderId, table.id),
  ],
);
