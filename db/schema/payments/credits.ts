import { sql } from "drizzle-orm";
import { bigserial, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { centsColumn, createdAt } from "../columns.ts";
import { orders } from "../orders/orders.ts";
import { users } from "../accounts/users.ts";

/** Movements of customers' credit, append-only. Their sum is the balance. */
export const credits = pgTable(
  "credits",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    /** Positive if given, negative if spent. */
    amount: centsColumn("amount_cents").notNull(),
    /** `refund:{id}`, `order:{id}`, and so on. Unique, so that each cause moves credit only once. */
    key: text("key").notNull().unique(),
    /** Why it was given or what it paid for: a `CreditReason`, or the team's own words. */
    reason: text("reason").notNull(),
    orderId: uuid("order_id").references(() => orders.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("credits_user").on(table.userId, table.id),
    check("credits_not_zero", sql`amount_cents <> 0`),
  ],
);
