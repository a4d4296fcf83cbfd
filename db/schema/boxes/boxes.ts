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
import { boxLifecycle, type BoxRhythm, subscriptionLifecycle } from "#shared/boxes/box-plan.ts";
import type { Swap, UnmetSwap } from "#shared/boxes/box-swaps.ts";
import type { BoxSizeId } from "#shared/boxes/boxes.ts";
import type { Allergen } from "#shared/catalog/catalog.ts";
import type { Delivery } from "#shared/checkout/checkout.ts";
import type { Cents } from "#shared/money.ts";
import { checkouts, windowEnum } from "../checkout/checkout.ts";
import { centsColumn, createdAt, instant } from "../columns.ts";
import { orders } from "../orders/orders.ts";
import { users } from "../accounts/users.ts";

export const subscriptionStateEnum = pgEnum("subscription_state", subscriptionLifecycle.states);
export const boxStateEnum = pgEnum("box_state", boxLifecycle.states);

/** Households' subscriptions to a box every few weeks. */
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
    /** The size of its open and coming boxes. */
    size: text("size").$type<BoxSizeId>().notNull(),
    everyWeeks: integer("every_weeks").$type<BoxRhythm>().notNull(),
    /** 0 is Sunday. */
    weekday: integer("weekday").notNull(),
    window: windowEnum("window").notNull(),
    delivery: jsonb("delivery").$type<Delivery>().notNull(),
    /** Ids of products to leave out of the box. */
    never: integer("never").array().notNull(),
    /** Allergens to leave out of the box; goods without a declaration are left out too. */
    without: text("without").array().$type<Allergen[]>().notNull(),
    /** The provider's id of the saved card, and its label for the owner, such as `visa 4242`. */
    paymentMethodId: text("payment_method_id").notNull(),
    cardLabel: text("card_label").notNull(),
    /** The text that was agreed to, and when; kept for three years after the end. */
    consentText: text("consent_text").notNull(),
    consentAt: instant("consent_at").notNull(),
    /** Day of the first box; later ones are counted from it. */
    firstDay: date("first_day", { mode: "string" }).notNull(),
    /** The first day with boxes again; set while paused. */
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

/** Goods of a box: `quantity` units of each, and the shop's unit price when the box was filled. */
export type BoxContents = { productId: number; quantity: number; price: Cents }[];

/** Planned boxes of a subscription, each charged at most once. */
export const boxes = pgTable(
  "boxes",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => boxSubscriptions.id),
    /** The day in the subscription's cycle that it belongs to. */
    cycleDay: date("cycle_day", { mode: "string" }).notNull(),
    /** The delivery day, which differs if there is no delivery on that day or the owner moved the box. */
    day: date("day", { mode: "string" }).notNull(),
    /** Another day of the same week, chosen by the owner; null if not moved. */
    chosenDay: date("chosen_day", { mode: "string" }),
    /** The food bank that the box is donated to, with its details at the time; null if the household keeps it. */
    donatedTo: jsonb("donated_to").$type<FoodBank>(),
    state: boxStateEnum("state").notNull().default(boxLifecycle.initial),
    /** Whether a pause skipped it rather than its owner: it is restored if that pause ends early. */
    skippedByPause: boolean("skipped_by_pause").notNull().default(false),
    /** The owner's swaps, applied when the box is filled. */
    swaps: jsonb("swaps").$type<Swap[]>().notNull().default([]),
    /** Fixed when the box is first charged; null before. */
    contents: jsonb("contents").$type<BoxContents>(),
    /** Swaps that the contents do not satisfy, and why; fixed along with them. */
    unmet: jsonb("unmet").$type<UnmetSwap[]>().notNull().default([]),
    /** Like the price, it follows the plan until the cut-off. */
    size: text("size").$type<BoxSizeId>().notNull(),
    price: centsColumn("price_cents").notNull(),
    checkoutId: uuid("checkout_id")
      .unique()
      .references(() => checkouts.id),
    orderId: uuid("order_id")
      .unique()
      .references(() => orders.id),
    /** Charges attempted so far. */
    attempt: integer("attempt").notNull().default(0),
    /** Part of the charge's idempotency key. Incremented after a final error other than a decline. */
    chargeKey: integer("charge_key").notNull().default(1),
    /**
     * When it is charged, or charged again. A planned or skipped box can be changed until then. Null when nothing
     * is due.
     */
    dueAt: instant("due_at"),
    /** Workers ignore a due box until then, because one is charging it or has just failed to. */
    checkAfter: instant("check_after"),
    /** What the last reminder said about charge, window and recipient, to notice changes; null before the first. */
    remindedOf: text("reminded_of"),
    /** Reminders sent so far, of which a box has at most two. */
    reminders: integer("reminders").notNull().default(0),
    /** Why it is unpaid: an id of `DECLINES` after a decline, or of `BOX_REFUSALS` once it was given up. */
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
