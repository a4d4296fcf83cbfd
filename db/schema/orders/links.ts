import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";
import { orders } from "./orders.ts";

/**
 * Guests' order links, stored as hashes. Each email has its own, so an order may have several valid links. None
 * works for an order that an account owns.
 */
export const orderLinks = pgTable(
  "order_links",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    issuedAt: instant("issued_at").notNull(),
    /** `linkEnd`, days after the delivery; moves if the delivery day changes. */
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [
    index("order_links_order").on(table.orderId),
    index("order_links_ending").on(table.endsAt),
  ],
);
