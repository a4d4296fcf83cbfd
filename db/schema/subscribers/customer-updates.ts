import { sql } from "drizzle-orm";
import {
  check,
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  type Audience,
  customerUpdateLifecycle,
  type UpdateCounts,
} from "#shared/subscribers/customer-update.ts";
import { citext, createdAt, instant } from "../columns.ts";
import { orders } from "../orders/orders.ts";
import { users } from "../accounts/users.ts";

export const customerUpdateStateEnum = pgEnum(
  "customer_update_state",
  customerUpdateLifecycle.states,
);

/** Messages from the market to some of its customers. */
export const customerUpdates = pgTable(
  "customer_updates",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    subject: text("subject").notNull(),
    /** Plain-text paragraphs, separated by empty lines. */
    body: text("body").notNull(),
    audience: jsonb("audience").$type<Audience>().notNull(),
    state: customerUpdateStateEnum("state").notNull().default(customerUpdateLifecycle.initial),
    createdBy: uuid("created_by")
      .notNull()
      .references(() => users.id),
    /** Idempotency key from the form that created it; null if there was no form. */
    actKey: uuid("act_key"),
    /** The key of the form that wrote the draft last, so that no other form writes over it unseen. */
    editedUnder: uuid("edited_under"),
    createdAt: createdAt(),
    /** When a scheduled message goes out; on a draft, when it should have and reached no one. */
    scheduledFor: instant("scheduled_for"),
    startedAt: instant("started_at"),
    finishedAt: instant("finished_at"),
    /** Its final counts, so that its recipients need not be counted again; null while emails are still waiting. */
    outcome: jsonb("outcome").$type<UpdateCounts>(),
  },
  (table) => [
    uniqueIndex("customer_updates_act").on(table.createdBy, table.actKey),
    check("customer_updates_scheduled", sql`state <> 'scheduled' or scheduled_for is not null`),
  ],
);

/**
 * Recipients of a message, chosen once when sending begins. Each email's deduplication key is
 * `customer_update:{update}:{mailKey}`.
 */
export const customerUpdateRecipients = pgTable(
  "customer_update_recipients",
  {
    updateId: uuid("update_id")
      .notNull()
      .references(() => customerUpdates.id),
    email: citext("email").notNull(),
    /** The order that the message text refers to, the first that matches; null for a subscriber without one. */
    orderId: uuid("order_id").references(() => orders.id),
    /** Set once the email is in the outbox, or if the person was skipped at the last moment. */
    queuedAt: instant("queued_at"),
    /** Stands for the address in the email's deduplication key, which outlives the address. */
    mailKey: uuid("mail_key")
      .notNull()
      .default(sql`gen_random_uuid()`),
  },
  (table) => [
    primaryKey({ columns: [table.updateId, table.email] }),
    index("customer_update_recipients_due")
      .on(table.updateId)
      .where(sql`queued_at is null`),
    index("customer_update_recipients_by_order").on(table.orderId),
  ],
);
