import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  HOLD_REASONS,
  payoutLifecycle,
  payoutRunLifecycle,
} from "#shared/payments/payouts/payout.ts";
import { MONEY_REFUSALS } from "#shared/payments/payouts/payout-refusal.ts";
import { users } from "../accounts/users.ts";
import { farms } from "../catalog/catalog.ts";
import { centsColumn, checked, createdAt, instant } from "../columns.ts";
import { ledgerEntries } from "./payments.ts";

export const payoutRunStateEnum = pgEnum("payout_run_state", payoutRunLifecycle.states);
export const payoutStateEnum = pgEnum("payout_state", payoutLifecycle.states);
export const payoutHoldEnum = pgEnum("payout_hold", HOLD_REASONS);
export const payoutRefusalEnum = pgEnum("payout_refusal", MONEY_REFUSALS);

/** What farms are paid on a payout day: one for each day. */
export const payoutRuns = pgTable("payout_runs", {
  /** What its transfers are found by at the provider. */
  id: uuid("id")
    .primaryKey()
    .default(sql`gen_random_uuid()`),
  day: date("day", { mode: "string" }).notNull().unique(),
  state: payoutRunStateEnum("state").notNull().default(payoutRunLifecycle.initial),
  /** When it was drafted last. */
  draftedAt: instant("drafted_at").notNull(),
  /** Who drafted it again by hand; null while the product did. */
  draftedBy: uuid("drafted_by").references(() => users.id),
  approvedAt: instant("approved_at"),
  approvedBy: uuid("approved_by").references(() => users.id),
  ...checked(),
  createdAt: createdAt(),
  updatedAt: instant("updated_at").notNull(),
});

/** What one farm is paid in a run, or would be if it were not held. Written before the provider is asked. */
export const payouts = pgTable(
  "payouts",
  {
    /** Part of the idempotency key, and in the metadata of the transfer. */
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    runId: uuid("run_id")
      .notNull()
      .references(() => payoutRuns.id),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id),
    state: payoutStateEnum("state").notNull().default(payoutLifecycle.initial),
    /** The sum of its entries: what the farm gets. Zero or less only while it is drafted, held or canceled. */
    amount: centsColumn("amount_cents").notNull(),
    /** Set while it is held. */
    holdReason: payoutHoldEnum("hold_reason"),
    /** Numbers of the orders that were left out of the sum for an open dispute. */
    leftOut: text("left_out").array().notNull().default([]),
    /** Part of the idempotency key: raised after an answer that is final for its key. */
    attempt: integer("attempt").notNull().default(1),
    /** When its present key was used first; null before. */
    sentAt: instant("sent_at"),
    /** The farm's account at the provider, as its present key names it. */
    providerAccountId: text("provider_account_id"),
    providerTransferId: text("provider_transfer_id").unique(),
    /** Why the provider refused it, or its reversal, last. */
    refusal: payoutRefusalEnum("refusal"),
    /** Part of the idempotency key of its reversal, and in its metadata; null until one is asked for. */
    reversalId: uuid("reversal_id").unique(),
    reversalAttempt: integer("reversal_attempt").notNull().default(1),
    reversalSentAt: instant("reversal_sent_at"),
    providerReversalId: text("provider_reversal_id").unique(),
    /** The team's words for why it is taken back. */
    reversalReason: text("reversal_reason"),
    paidAt: instant("paid_at"),
    ...checked(),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    unique("payouts_one_of_farm").on(table.runId, table.farmId),
    index("payouts_of_farm").on(table.farmId, table.createdAt),
    index("payouts_to_do")
      .on(table.createdAt)
      .where(sql`state in ('sending', 'reversing')`),
    check("payouts_hold", sql`hold_reason is null or state in ('held', 'canceled')`),
    check("payouts_amount", sql`amount_cents > 0 or state in ('drafted', 'held', 'canceled')`),
  ],
);

/**
 * Which entries of `farm_payable` a payout is made of. An entry is in one payout at most that has it for
 * itself: that is what makes it impossible to pay it twice.
 */
export const payoutEntries = pgTable(
  "payout_entries",
  {
    payoutId: uuid("payout_id")
      .notNull()
      .references(() => payouts.id),
    entryId: bigint("entry_id", { mode: "number" })
      .notNull()
      .references(() => ledgerEntries.id),
    /** When the payout left it to a later run; null while the payout has it for itself. */
    freedAt: instant("freed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.payoutId, table.entryId] }),
    uniqueIndex("payout_entries_once")
      .on(table.entryId)
      .where(sql`freed_at is null`),
  ],
);
