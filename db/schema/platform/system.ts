import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { type MailKind, mailLifecycle } from "#shared/mail/mail.ts";
import { SUPPRESSION_REASONS, SUPPRESSION_SOURCES } from "#shared/mail/mail-suppression.ts";
import { citext, createdAt, instant, language } from "../columns.ts";

/**
 * A single row that binds a database to the payment mode it was first opened with, so that a sandbox never opens a
 * live database, or the reverse.
 */
export const installation = pgTable("installation", {
  id: boolean("id").primaryKey().default(true),
  paymentMode: text("payment_mode").notNull(),
  /** The database has the demo market, but its simulated past is missing or incomplete. */
  pastPending: boolean("past_pending").notNull().default(false),
  createdAt: createdAt(),
});

/** Settings that differ from the specification's values, with who set each and when. */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: uuid("updated_by"),
});

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

/**
 * Live job runners, each with its last heartbeat. Jobs locked by a dead runner are freed
 * (`server/jobs/live-runners.ts`).
 */
export const jobRunners = pgTable("job_runners", {
  /** The id under which the runner locks jobs. */
  id: text("id").primaryKey(),
  seenAt: instant("seen_at").notNull(),
});

/** Recent tries, shared by all processes. The columns are those required by the limiter in `server/throttle`. */
export const throttles = pgTable(
  "throttles",
  {
    /** `name:key`, such as `login_address:203.0.113.7`. */
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    /** When the count resets. */
    expire: instant("expire"),
  },
  (table) => [index("throttles_expire").on(table.expire)],
);

/**
 * Requests per address and minute, as far as processes have synced them. Kept for two minutes. UNLOGGED, so
 * counting starts over after a crash.
 */
export const requestCounts = pgTable(
  "request_counts",
  {
    /** An IPv4 address, or the network of an IPv6 address. */
    address: text("address").notNull(),
    /** Minutes since 1970. */
    minute: integer("minute").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.minute] })],
);
