import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { centsColumn, createdAt, instant } from "../columns.ts";
import { payments } from "./payments.ts";

/** Charges that a customer's bank has called back, as the provider last reported them. */
export const disputes = pgTable(
  "disputes",
  {
    /** The provider's id. */
    id: text("id").primaryKey(),
    intentId: text("intent_id")
      .notNull()
      .references(() => payments.intentId),
    /** The provider's word, such as `needs_response`, `won`, `lost`. */
    status: text("status").notNull(),
    reason: text("reason").notNull(),
    /** What the customer disputes. */
    amount: centsColumn("amount_cents").notNull(),
    /** What it took of our balance and did not give back so far, the provider's fees apart. */
    taken: centsColumn("taken_cents").notNull(),
    /** Until when the provider takes evidence. */
    dueBy: instant("due_by"),
    /** How often it was answered or accepted through us: part of the idempotency key. */
    attempts: integer("attempts").notNull().default(0),
    /** When the team last sent evidence, and who did. */
    answeredAt: instant("answered_at"),
    answeredBy: uuid("answered_by"),
    /** Since when it no longer stops its order; null before, and when it was lost. */
    closedAt: instant("closed_at"),
    createdAt: createdAt(),
    /** When the provider was asked for what is written here: an answer to an earlier question is stale. */
    readAt: instant("read_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("disputes_intent").on(table.intentId)],
);
