import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { centsColumn, taxShares, weightColumn } from "../columns.ts";
import { orderLines } from "../orders/orders.ts";
import { refunds } from "./payments.ts";

/** The goods that a refund is for. */
export const refundLines = pgTable(
  "refund_lines",
  {
    refundId: uuid("refund_id")
      .notNull()
      .references(() => refunds.id),
    orderId: uuid("order_id").notNull(),
    productId: integer("product_id").notNull(),
    /** Zero if only weight is refunded. */
    quantity: integer("quantity").notNull(),
    /** The weight of these goods, if they are sold by weight. */
    weight: weightColumn("weight"),
    /** Price of these goods, before tax. */
    amount: centsColumn("amount_cents").notNull(),
    tax: centsColumn("tax_cents").notNull(),
    /** The tax by authority. */
    taxes: taxShares(),
    /** How the price is split between us and the farm; the two add up to it. */
    commission: centsColumn("commission_cents").notNull(),
    farmShare: centsColumn("farm_share_cents").notNull(),
  },
  (table) => [
    check("refund_lines_split", sql`amount_cents = commission_cents + farm_share_cents`),
    primaryKey({ columns: [table.refundId, table.productId] }),
    foreignKey({
      columns: [table.orderId, table.productId],
      foreignColumns: [orderLines.orderId, orderLines.productId],
    }),
    index("refund_lines_order").on(table.orderId),
    check("refund_lines_quantity", sql`quantity > 0 or (quantity = 0 and weight > 0)`),
  ],
);
