import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { createdAt, instant } from "../columns.ts";
import { products } from "./catalog.ts";

/** Buyers' reviews of products, one per customer and product. Deleted when the person is erased. */
export const productReviews = pgTable(
  "product_reviews",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    rating: smallint("rating").notNull(),
    /** Empty for a rating without text. */
    text: text("text").notNull().default(""),
    /** The farm's only reply. */
    reply: text("reply"),
    repliedAt: instant("replied_at"),
    /** Why the team hid it, shown to its author; null while it is visible. */
    hiddenReason: text("hidden_reason"),
    hiddenAt: instant("hidden_at"),
    createdAt: createdAt(),
    /** When its author last changed it. */
    writtenAt: instant("written_at").notNull(),
  },
  (table) => [
    unique("product_reviews_one_each").on(table.productId, table.userId),
    index("product_reviews_by_product")
      .on(table.productId, table.createdAt, table.id)
      .where(sql`hidden_at is null`),
    index("product_reviews_by_user").on(table.userId),
    index("product_reviews_recent").on(table.createdAt, table.id),
    check("product_reviews_rating", sql`rating between 1 and 5`),
    check("product_reviews_hidden", sql`(hidden_at is null) = (hidden_reason is null)`),
    check("product_reviews_reply", sql`(replied_at is null) = (reply is null)`),
  ],
);
