import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { PROBLEM_KINDS, problemLifecycle, REFUND_TO } from "#shared/orders/order-problem.ts";
import { bytea, createdAt, instant } from "../columns.ts";
import { orderLines, orders } from "./orders.ts";
import { refunds } from "../payments/payments.ts";

export const problemKindEnum = pgEnum("problem_kind", PROBLEM_KINDS);
export const problemStateEnum = pgEnum("problem_state", problemLifecycle.states);
export const refundToEnum = pgEnum("refund_to", REFUND_TO);

/**
 * Problems with an order line, reported by a customer or by the driver at the door. Also requests for the money of an
 * order that was not delivered.
 */
export const orderProblems = pgTable(
  "order_problems",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    orderId: uuid("order_id").notNull(),
    productId: integer("product_id").notNull(),
    kind: problemKindEnum("kind").notNull(),
    quantity: integer("quantity").notNull(),
    note: text("note").notNull().default(""),
    byDriver: boolean("by_driver").notNull().default(false),
    /** How the customer wants to be refunded. */
    to: refundToEnum("refund_to").notNull().default("card"),
    state: problemStateEnum("state").notNull().default(problemLifecycle.initial),
    /** The reply to the customer. */
    answer: text("answer"),
    refundId: uuid("refund_id").references(() => refunds.id),
    decidedBy: uuid("decided_by"),
    decidedAt: instant("decided_at"),
    /** Idempotency key from the form that reported it; null if there was no form. */
    actKey: uuid("act_key"),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.orderId, table.productId],
      foreignColumns: [orderLines.orderId, orderLines.productId],
    }),
    index("order_problems_order").on(table.orderId),
    index("order_problems_product").on(table.productId),
    index("order_problems_recent").on(table.createdAt, table.id),
    index("order_problems_open")
      .on(table.createdAt)
      .where(sql`state = 'open'`),
    uniqueIndex("order_problems_act").on(table.orderId, table.actKey),
    check("order_problems_quantity", sql`quantity > 0`),
  ],
);

/**
 * JPEG photos of problems, private to the order's holder, the team and the goods' farm. Stored here rather than with
 * farms' photos, which are public (`docs/decisions/030`). The daily purge deletes those that no report used in a day.
 */
export const problemPhotos = pgTable(
  "problem_photos",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Null until it is reported. */
    problemId: uuid("problem_id").references(() => orderProblems.id, { onDelete: "cascade" }),
    bytes: bytea("bytes").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("problem_photos_order").on(table.orderId),
    index("problem_photos_problem").on(table.problemId),
    index("problem_photos_unused")
      .on(table.createdAt)
      .where(sql`problem_id is null`),
  ],
);
