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
 * One row that binds a database to its payment mode when it is first opened: a sandbox never opens
 * a live database, nor the reverse.
 */
export const installation = pgTable("installation", {
  id: boolean("id").primaryKey().default(true),
  paymentMode: text("payment_mode").notNull(),
  /** The demo market is in it, and the past that it was to have is not, or not all of it. */
  pastPending: boolean("past_pending").notNull().default(false),
  createdAt: createdAt(),
});

/** Settings that differ from the specification's values, each with who set it and when. */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: uuid("updated_by"),
});

export const mailStateEnum = pgEnum("mail_state", mailLifecycle.states);

/** What the team's search looks through; the index below holds the very same expression. */
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
    /** Its reader's. */
    language: language(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** Where its reader unsubscribes in one click; set for marketing, null for everything else. */
    unsubscribeUrl: text("unsubscribe_url"),
    state: mailStateEnum("state").notNull().default(mailLifecycle.initial),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    nextAttemptAt: instant("next_attempt_at").notNull(),
    /** Until when an email that is being sent belongs to one worker, which renews it; set exactly then. */
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
 * Addresses that get no email (they bounced) or no marketing (their reader complained), until the team
 * lifts it. Only the hash of an address is here, so that a row outlives the erasure of its person.
 */
export const mailSuppressions = pgTable(
  "mail_suppressions",
  {
    /** SHA-256 of the address in lowercase, in hex. */
    addressHash: text("address_hash").primaryKey(),
    reason: suppressionReasonEnum("reason").notNull(),
    source: suppressionSourceEnum("source").notNull(),
    /** The email that it was about, while we have it: it alone shows the address. */
    emailId: uuid("email_id").references(() => emails.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("mail_suppressions_recent").on(table.createdAt, table.addressHash),
    index("mail_suppressions_email").on(table.emailId),
  ],
);

/**
 * The job runners that are alive, each with its last sign of life. What a runner without one has locked
 * is free again (`server/jobs/live-runners.ts`).
 */
export const jobRunners = pgTable("job_runners", {
  /** The name under which the runner locks jobs. */
  id: text("id").primaryKey(),
  seenAt: instant("seen_at").notNull(),
});

/**
 * How often someone tried something lately, shared by all processes. The columns are those the
 * limiter in `server/throttle` asks for.
 */
export const throttles = pgTable(
  "throttles",
  {
    /** `name:key`, such as `login_address:203.0.113.7`. */
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    /** When the count starts again from nothing. */
    expire: instant("expire"),
  },
  (table) => [index("throttles_expire").on(table.expire)],
);

/**
 * Requests of an address in a minute, as far as the processes compared them. Kept for two minutes, and
 * not written to the log of changes (UNLOGGED): after a crash the counting starts again.
 */
export const requestCounts = pgTable(
  "request_counts",
  {
    /** An IP address, or the network of an IPv6 address. */
    address: text("address").notNull(),
    /** Minutes since 1970. */
    minute: integer("minute").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.minute] })],
);
