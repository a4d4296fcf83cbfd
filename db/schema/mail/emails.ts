import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { type MailKind, mailLifecycle } from "#shared/mail/mail.ts";
import { SUPPRESSION_REASONS, SUPPRESSION_SOURCES } from "#shared/mail/mail-suppression.ts";
import { citext, createdAt, instant, language } from "../columns.ts";

export const mailStateEnum = pgEnum("mail_state", mailLifecycle.states);

/** Expression for the team's search. The index below must use exactly the same one. */
export const emailWords = sql`(lower(to_address || ' ' || subject))`;

/** The outbox: every email is written in the transaction that causes it, once per `dedupe_key`. */
export const emails = pgTable(
  "emails",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    kind: text("kind").$type<MailKind>().notNull(),
    dedupeKey: text("dedupe_key").notNull().unique(),
    to: citext("to_address").notNull(),
    /** The reader's language. */
    language: language(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** The reader's one-click unsubscribe link; set for marketing only. */
    unsubscribeUrl: text("unsubscribe_url"),
    state: mailStateEnum("state").notNull().default(mailLifecycle.initial),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    nextAttemptAt: instant("next_attempt_at").notNull(),
    /** While an email is being sent: until when one worker holds it. That worker renews the lease. */
    leaseUntil: instant("lease_until"),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
  },
  (table) => [
    index("emails_due")
      .on(table.nextAttemptAt)
      .where(sql`state in ('queued', 'sending')`),
    index("emails_recent").on(table.createdAt, table.id),
    index("emails_by_state").on(table.state, table.createdAt),
    index("emails_by_kind").on(table.kind, table.createdAt),
    index("emails_words").using("gin", sql`${emailWords} gin_trgm_ops`),
    index("emails_to").on(table.to),
    check("emails_leased", sql`(state = 'sending') = (lease_until is not null)`),
  ],
);

export const suppressionReasonEnum = pgEnum("suppression_reason", SUPPRESSION_REASONS);
export const suppressionSourceEnum = pgEnum("suppression_source", SUPPRESSION_SOURCES);

/**
 * Addresses that get no email (bounces) or no marketing (complaints) until the team lifts it. Stores only a hash
 * of the address, so that the row can outlive the person's erasure.
 */
export const mailSuppressions = pgTable(
  "mail_suppressions",
  {
    /** SHA-256 of the lowercase address, in hex. */
    addressHash: text("address_hash").primaryKey(),
    reason: suppressionReasonEnum("reason").notNull(),
    source: suppressionSourceEnum("source").notNull(),
    /** The email that caused it, while we still have it; the only place that shows the address. */
    emailId: uuid("email_id").references(() => emails.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("mail_suppressions_recent").on(table.createdAt, table.addressHash),
    index("mail_suppressions_email").on(table.emailId),
  ],
);
