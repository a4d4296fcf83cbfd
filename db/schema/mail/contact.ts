import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { CONTACT_TOPIC_IDS, contactLifecycle } from "#shared/mail/contact.ts";
import { documentTypeEnum } from "../farms/certificates.ts";
import { bytea, citext, instant } from "../columns.ts";

export const contactStateEnum = pgEnum("contact_state", contactLifecycle.states);

/** Expression for the team's search. The index below must use exactly the same one. */
export const messageWords = sql`(lower(number || ' ' || name || ' ' || email::text || ' ' || coalesce(order_number, '')))`;

/** Messages from the contact page. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    /** Such as `T-7K3M-9QXT`. */
    number: text("number").notNull().unique(),
    state: contactStateEnum("state").notNull().default(contactLifecycle.initial),
    topic: text("topic", { enum: CONTACT_TOPIC_IDS }).notNull(),
    /** As typed; may not exist. */
    orderNumber: text("order_number"),
    name: text("name").notNull(),
    email: citext("email").notNull(),
    message: text("message").notNull(),
    /** Idempotency key from the form; null if there was none. */
    actKey: uuid("act_key"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("contact_messages_by_state").on(table.state, table.createdAt),
    index("contact_messages_by_email").on(table.email),
    index("contact_messages_recent").on(table.createdAt, table.id),
    index("contact_messages_words").using("gin", sql`${messageWords} gin_trgm_ops`),
    uniqueIndex("contact_messages_act").on(table.actKey),
  ],
);

/** Files sent with messages, private to admins. The daily purge deletes those without a message after a day. */
export const contactAttachments = pgTable(
  "contact_attachments",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    /** Null until the message is sent; a message has at most one. */
    messageId: uuid("message_id")
      .unique()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    type: documentTypeEnum("type").notNull(),
    bytes: bytea("bytes").notNull(),
    /** A keyed hash of the sender's network, kept only until the message is sent. */
    networkKey: text("network_key"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("contact_attachments_unused")
      .on(table.createdAt)
      .where(sql`message_id is null`),
    check(
      "contact_attachments_network_while_unused",
      sql`network_key is null or message_id is null`,
    ),
  ],
);
