import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { products } from "../catalog/catalog.ts";
import { checkouts } from "../checkout/checkout.ts";
import { centsColumn, createdAt, taxParts } from "../columns.ts";
import { payments } from "../payments/payments.ts";
import { orders } from "./orders.ts";

/**
 * Goods added to a paid order, each time with a separate payment (decision 034). The order and its lines hold the
 * totals; whatever is in no addition was part of the order's first payment.
 */
export const orderAdditions = pgTable(
  "order_additions",
  {
    checkoutId: uuid("checkout_id")
      .primaryKey()
      .references(() => checkouts.id),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    paymentIntentId: text("payment_intent_id")
      .notNull()
      .unique()
      .references(() => payments.intentId),
    subtotal: centsColumn("subtotal_cents").notNull(),
    tax: centsColumn("tax_cents").notNull(),
    /** The part paid with the customer's credit. */
    credit: centsColumn("credit_cents").notNull(),
    /** The part paid by card. */
    total: centsColumn("total_cents").notNull(),
    /** Null if several tax rates apply. */
    taxBps: integer("tax_bps"),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_additions_order").on(table.orderId),
    check(
      "order_additions_total_adds_up",
      sql`total_cents = subtotal_cents + tax_cents - credit_cents`,
    ),
    check(
      "order_additions_not_negative",
      sql`subtotal_cents > 0 and tax_cents >= 0 and credit_cents >= 0 and total_cents > 0`,
    ),
  ],
);

/** The units of an order line that an addition paid for, at the line's price. */
export const orderAdditionLines = pgTable(
  "order_addition_lines",
  {
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => orderAdditions.checkoutId),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    quantity: integer("quantity").notNull(),
    lineTotal: centsColumn("line_total_cents").notNull(),
    commissionBps: integer("commission_bps").notNull(),
    commission: centsColumn("commission_cents").notNull(),
    farmShare: centsColumn("farm_share_cents").notNull(),
    /** The tax on these units, at the rates of the day they were added. */
    taxes: taxParts(),
  },
  (table) => [
    primaryKey({ columns: [table.checkoutId, table.productId] }),
    check("order_addition_lines_quantity", sql`quantity > 0`),
    check(
      "order_addition_lines_split",
      sql`line_total_cents = commission_cents + farm_share_cents`,
    ),
  ],
);
