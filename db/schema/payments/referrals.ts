import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { referralLifecycle } from "#shared/payments/referrals/referral.ts";
import { centsColumn, createdAt, instant } from "../columns.ts";
import { users } from "../accounts/users.ts";
import { orders } from "../orders/orders.ts";

export const referralStateEnum = pgEnum("referral_state", referralLifecycle.states);

/** Friends' first orders with a customer's code, and the customer's reward for each. */
export const referrals = pgTable(
  "referrals",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    orderId: uuid("order_id")
      .notNull()
      .unique()
      .references(() => orders.id),
    referrerId: uuid("referrer_id")
      .notNull()
      .references(() => users.id),
    state: referralStateEnum("state").notNull().default(referralLifecycle.initial),
    /** The credit that was promised when the friend's cart was priced. */
    reward: centsColumn("reward_cents").notNull(),
    /** The least that the friend's goods had to cost, as promised at the same time. */
    minimum: centsColumn("minimum_cents").notNull(),
    creditedAt: instant("credited_at"),
    /** How much of it was taken back; less if part was already spent. */
    takenBack: centsColumn("taken_back_cents"),
    endedAt: instant("ended_at"),
    /** Why it ended: one of our ids, or the team's own words. */
    cause: text("cause"),
    createdAt: createdAt(),
  },
  (table) => [
    index("referrals_referrer").on(table.referrerId, table.createdAt),
    index("referrals_recent").on(table.createdAt, table.id),
    index("referrals_open")
      .on(table.orderId)
      .where(sql`state in ('waiting', 'credited')`),
    check("referrals_reward", sql`reward_cents > 0`),
    check(
      "referrals_credited",
      sql`(credited_at is not null) = (state in ('credited', 'taken_back'))`,
    ),
    check(
      "referrals_taken_back",
      sql`(taken_back_cents is not null) = (state = 'taken_back') and taken_back_cents between 0 and reward_cents`,
    ),
    check("referrals_ended", sql`(ended_at is not null) = (state in ('refused', 'taken_back'))`),
  ],
);
