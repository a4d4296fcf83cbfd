import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { FoodBank } from "#shared/boxes/box-choices.ts";
import { boxLifecycle, subscriptionLifecycle } from "#shared/boxes/box-plan.ts";
import type { Swap, UnmetSwap } from "#shared/boxes/box-swaps.ts";
import type { Delivery } from "#shared/checkout/checkout.ts";
import type { Cents } from "#shared/money.ts";
import { checkouts, windowEnum } from "./checkout.ts";
import { centsColumn, createdAt, instant } from "./columns.ts";
import { orders } from "./orders/orders.ts";
import { users } from "./accounts/users.ts";

export const subscriptionStateEnum = pgEnum("subscription_state", subscriptionLifecycle.states);
export const boxStateEnum = pgEnum("box_state", boxLifecycle.states);

/** Households that take a box every so many weeks. */
export const boxSubscriptions = pgTable(
  "box_subscriptions",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    state: subscriptionStateEnum("state").notNull().default(subscriptionLifecycle.initial),
    /** An id of `BOX_SIZES`. */
    size: text("size").notNull(),
    everyWeeks: integer("every_weeks").notNull(),
    /** Sunday 0. */
    weekday: integer("weekday").notNull(),
    window: windowEnum("window").notNull(),
    delivery: jsonb("delivery").$type<Delivery>().notNull(),
    /** Products that never come in the box. */
    never: integer("never").array().notNull(),
    /** Allergens that never come in the box; goods without a declaration stay out too. */
    without: text("without").array().notNull(),
    /** The provider's id of the card that is saved, and `visa 4242`, by which its owner knows it. */
    paymentMethodId: text("payment_method_id").notNull(),
    cardLabel: text("card_label").notNull(),
    /** The sentence that was agreed to, and when: kept for three years after the end. */
    consentText: text("consent_text").notNull(),
    consentAt: instant("consent_at").notNull(),
    /** The day of the first box: later ones are counted from it. */
    firstDay: date("first_day", { mode: "string" }).notNull(),
    /** Boxes come again from this day on; set while paused. */
    pausedUntil: date("paused_until", { mode: "string" }),
    canceledAt: instant("canceled_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("box_subscriptions_user").on(table.userId),
    index("box_subscriptions_state").on(table.state, table.createdAt),
    index("box_subscriptions_recent").on(table.createdAt, table.id),
    check("box_subscriptions_weekday", sql`weekday between 0 and 6`),
    check("box_subscriptions_rhythm", sql`every_weeks in (1, 2, 4)`),
  ],
);

/** Goods of a box; `quantity` units of each, with the shop's price of one when the box was filled. */
export type BoxContents = { productId: number; quantity: number; price: Cents }[];

/** The boxes of a subscription that were planned, each charged at most once. */
export const boxes = pgTable(
  "boxes",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => boxSubscriptions.id),
    /** The day of the rhythm it belongs to. */
    cycleDay: date("cycle_day", { mode: "string" }).notNull(),
    /** When it comes: earlier or later when nothing is delivered then, or when its owner moved it. */
    day: date("day", { mode: "string" }).notNull(),
    /** Another day of its week that its owner chose; null while it follows the rhythm. */
    chosenDay: date("chosen_day", { mode: "string" }),
    /** The food bank that its owner gives it to, as it was then; null when it comes to the household. */
    donatedTo: jsonb("donated_to").$type<FoodBank>(),
    state: boxStateEnum("state").notNull().default(boxLifecycle.initial),
    /** Whether a pause skipped it, and not its owner: it comes again when that pause ends early. */
    skippedByPause: boolean("skipped_by_pause").notNull().default(false),
    /** What its owner swapped out for what; applied when the box is filled. */
    swaps: jsonb("swaps").$type<Swap[]>().notNull().default([]),
    /** Fixed when it is charged for the first time; null before. */
    contents: jsonb("contents").$type<BoxContents>(),
    /** Swaps that its contents do not meet, and why; fixed with them. */
    unmet: jsonb("unmet").$type<UnmetSwap[]>().notNull().default([]),
    price: centsColumn("price_cents").notNull(),
    checkoutId: uuid("checkout_id")
      .unique()
      .references(() => checkouts.id),
    orderId: uuid("order_id")
      .unique()
      .references(() => orders.id),
    /** Charges tried so far. */
    attempt: integer("attempt").notNull().default(0),
    /** Part of the charge's idempotency key: raised after an answer that is final for it and no decline. */
    chargeKey: integer("charge_key").notNull().default(1),
    /**
     * When it is charged, or charged again. Until then a planned or skipped box can be changed. Null
     * when nothing is due.
     */
    dueAt: instant("due_at"),
    /** Until when no worker takes a due box: one is charging it, or failed to a moment ago. */
    checkAfter: instant("check_after"),
    /** When its owner was sent the contents and the price. */
    remindedAt: instant("reminded_at"),
    /** Why it is not paid: an id of `DECLINES` after a decline, of `BOX_REFUSALS` once it was given up. */
    lastError: text("last_error"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("boxes_one_a_day").on(table.subscriptionId, table.day),
    uniqueIndex("boxes_one_a_cycle").on(table.subscriptionId, table.cycleDay),
    index("boxes_due")
      .on(table.dueAt)
      .where(sql`state in ('planned', 'declined', 'charging')`),
    index("boxes_by_day").on(table.day),
    check("boxes_attempt", sql`attempt between 0 and 3`),
  ],
);
