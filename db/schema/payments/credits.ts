import { sql } from "drizzle-orm";
import { bigserial, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { centsColumn, createdAt } from "../columns.ts";
import { orders } from "../orders/orders.ts";
import { users } from "../accounts/users.ts";

/** Movements of a customer's credit, append-only: their sum is what may be spent. */
export const credits = pgTable(
  "credits",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    /** Above zero it was given, below zero it was spent. */
    amount: centsColumn("amount_cents").notNull(),
    /** `refund:{id}`, `order:{id}` …: each cause moves credit once. */
    key: text("key").notNull().unique(),
    /** Why it was given, or what it paid: a `CreditReason`, or the team's words. */
    reason: text("reason").notNull(),
    orderId: uuid("order_id").references(() => orders.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("credits_user").on(table.userId, table.id),
    check("credits_not_zero", sql`amount_cents <> 0`),
  ],
);
