import { sql } from "drizzle-orm";
import {
  bigserial,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { giftCardLifecycle } from "#shared/payments/gift-cards/gift-card.ts";
import { checkouts } from "../checkout/checkout.ts";
import { centsColumn, citext, createdAt, instant } from "../columns.ts";
import { users } from "../accounts/users.ts";

export const giftCardStateEnum = pgEnum("gift_card_state", giftCardLifecycle.states);

/** Money that the market holds for whoever has the code; once redeemed, it is that person's credit. */
export const giftCards = pgTable(
  "gift_cards",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    state: giftCardStateEnum("state").notNull().default(giftCardLifecycle.initial),
    /** The checkout that pays for it. */
    checkoutId: uuid("checkout_id")
      .notNull()
      .unique()
      .references(() => checkouts.id),
    /** The buyer's account; null if they have none. */
    userId: uuid("user_id").references(() => users.id),
    buyerEmail: citext("buyer_email").notNull(),
    buyerName: text("buyer_name").notNull(),
    recipientName: text("recipient_name").notNull(),
    /** Null once the recipient is erased. */
    recipientEmail: citext("recipient_email"),
    message: text("message").notNull(),
    sendOn: date("send_on", { mode: "string" }).notNull(),
    /** Its value, which is what was paid for it. */
    amount: centsColumn("amount_cents").notNull(),
    /**
     * SHA-256 of the code that was sent last; null before the first. The code itself is generated for its email
     * and stored nowhere else.
     */
    codeHash: text("code_hash").unique(),
    /** Number of emails sent with a code. */
    sends: integer("sends").notNull().default(0),
    sentAt: instant("sent_at"),
    /** The user whose credit it became. */
    redeemedBy: uuid("redeemed_by").references(() => users.id),
    redeemedAt: instant("redeemed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("gift_cards_user").on(table.userId),
    index("gift_cards_redeemed").on(table.redeemedBy),
    index("gift_cards_recent").on(table.createdAt, table.id),
    index("gift_cards_to_send")
      .on(table.sendOn)
      .where(sql`state = 'active' and sends = 0`),
    check("gift_cards_amount", sql`amount_cents > 0`),
    check(
      "gift_cards_redeemed_by",
      sql`(redeemed_by is null) = (redeemed_at is null) and (redeemed_by is null or state = 'redeemed')`,
    ),
    check("gift_cards_sent", sql`(sends = 0) = (sent_at is null) and sends >= 0`),
  ],
);

/** Every state change of every gift card, append-only: who or what made it, and why. */
export const giftCardHistory = pgTable(
  "gift_card_history",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    cardId: uuid("gift_card_id")
      .notNull()
      .references(() => giftCards.id),
    from: giftCardStateEnum("from_state").notNull(),
    to: giftCardStateEnum("to_state").notNull(),
    /** `system`, or a user id. */
    actor: text("actor").notNull(),
    /** One of our ids, or the team's own words. */
    cause: text("cause").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("gift_card_history_card").on(table.cardId)],
);
