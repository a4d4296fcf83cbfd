import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { type Audience, customerUpdateLifecycle } from "#shared/subscribers/customer-update.ts";
import { PROBLEM_KINDS, problemLifecycle, REFUND_TO } from "#shared/orders/order-problem.ts";
import { centsColumn, citext, createdAt, instant } from "../columns.ts";
import { orderLines } from "./orders.ts";
import { payments, refunds } from "../payments/payments.ts";
import { users } from "../accounts/users.ts";

export const problemKindEnum = pgEnum("problem_kind", PROBLEM_KINDS);
export const problemStateEnum = pgEnum("problem_state", problemLifecycle.states);
export const refundToEnum = pgEnum("refund_to", REFUND_TO);

/** What a customer reported about a line of an order. */
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
    /** How the customer wants the money back. */
    to: refundToEnum("refund_to").notNull().default("card"),
    state: problemStateEnum("state").notNull().default(problemLifecycle.initial),
    /** What the customer was answered. */
    answer: text("answer"),
    refundId: uuid("refund_id").references(() => refunds.id),
    decidedBy: uuid("decided_by"),
    decidedAt: instant("decided_at"),
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
    check("order_problems_quantity", sql`quantity > 0`),
  ],
);

/** Which goods a refund gives the money back for. */
export const refundLines = pgTable(
  "refund_lines",
  {
    refundId: uuid("refund_id")
      .notNull()
      .references(() => refunds.id),
    orderId: uuid("order_id").notNull(),
    productId: integer("product_id").notNull(),
    quantity: integer("quantity").notNull(),
    /** Price of these goods, without tax. */
    amount: centsColumn("amount_cents").notNull(),
    tax: centsColumn("tax_cents").notNull(),
    /** How the price is taken back from us and from the farm; the two add up to it. */
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
    check("refund_lines_quantity", sql`quantity > 0`),
  ],
);

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
    amount: centsColumn("amount_cents").notNull(),
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
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("disputes_intent").on(table.intentId)],
);

export const customerUpdateStateEnum = pgEnum(
  "customer_update_state",
  customerUpdateLifecycle.states,
);

/** A message of the market to some of its customers. */
export const customerUpdates = pgTable("customer_updates", {
  id: uuid("id")
    .primaryKey()
    .default(sql`gen_random_uuid()`),
  subject: text("subject").notNull(),
  /** Plain paragraphs, an empty line between two. */
  body: text("body").notNull(),
  audience: jsonb("audience").$type<Audience>().notNull(),
  state: customerUpdateStateEnum("state").notNull().default(customerUpdateLifecycle.initial),
  createdBy: uuid("created_by")
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
  startedAt: instant("started_at"),
  finishedAt: instant("finished_at"),
});

/** Who a message goes to, chosen once when its sending begins; its email is `customer_update:{update}:{email}`. */
export const customerUpdateRecipients = pgTable(
  "customer_update_recipients",
  {
    updateId: uuid("update_id")
      .notNull()
      .references(() => customerUpdates.id),
    email: citext("email").notNull(),
    /** Set when the email is in the outbox. */
    queuedAt: instant("queued_at"),
  },
  (table) => [
    primaryKey({ columns: [table.updateId, table.email] }),
    index("customer_update_recipients_due")
      .on(table.updateId)
      .where(sql`queued_at is null`),
  ],
);
