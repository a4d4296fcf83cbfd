import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { centsColumn, createdAt, instant } from "../columns.ts";
import { payments } from "./payments.ts";

/** Charges that a customer's bank contests, as last reported by the provider. */
export const disputes = pgTable(
  "disputes",
  {
    /** The provider's id. */
    id: text("id").primaryKey(),
    intentId: text("intent_id")
      .notNull()
      .references(() => payments.intentId),
    /** The provider's own status, such as `needs_response`, `won` or `lost`. */
    status: text("status").notNull(),
    reason: text("reason").notNull(),
    /** The disputed amount. */
    amount: centsColumn("amount_cents").notNull(),
    /** What it has taken from our balance so far, net of returns and without the provider's fees. */
    taken: centsColumn("taken_cents").notNull(),
    /** The deadline for evidence. */
    dueBy: instant("due_by"),
    /** How often we submitted evidence or accepted it; part of the idempotency key. */
    attempts: integer("attempts").notNull().default(0),
    /** When the team last sent evidence, and who did. */
    answeredAt: instant("answered_at"),
    answeredBy: uuid("answered_by"),
    /** When it stopped holding back its order; null before, or if it was lost. */
    closedAt: instant("closed_at"),
    createdAt: createdAt(),
    /** When this data was requested from the provider. A response to an earlier request is stale. */
    readAt: instant("read_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("disputes_intent").on(table.intentId)],
);
