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
import { farms } from "../farms/farms.ts";
import { centsColumn, checked, createdAt, instant } from "../columns.ts";
import { ledgerEntries } from "./payments.ts";

export const payoutRunStateEnum = pgEnum("payout_run_state", payoutRunLifecycle.states);
export const payoutStateEnum = pgEnum("payout_state", payoutLifecycle.states);
export const payoutHoldEnum = pgEnum("payout_hold", HOLD_REASONS);
export const payoutRefusalEnum = pgEnum("payout_refusal", MONEY_REFUSALS);

/** What farms are paid on a payout day; one run per day. */
export const payoutRuns = pgTable("payout_runs", {
  /** Identifies its transfers at the provider. */
  id: uuid("id")
    .primaryKey()
    .default(sql`gen_random_uuid()`),
  day: date("day", { mode: "string" }).notNull().unique(),
  state: payoutRunStateEnum("state").notNull().default(payoutRunLifecycle.initial),
  /** When it was last drafted. */
  draftedAt: instant("drafted_at").notNull(),
  /** Who drafted it again by hand; null if the product did. */
  draftedBy: uuid("drafted_by").references(() => users.id),
  approvedAt: instant("approved_at"),
  approvedBy: uuid("approved_by").references(() => users.id),
  ...checked(),
  createdAt: createdAt(),
  updatedAt: instant("updated_at").notNull(),
});

/** What one farm is paid in a run, or would be if it were not held. Written before the provider is called. */
export const payouts = pgTable(
  "payouts",
  {
    /** Part of the idempotency key, and in the transfer's metadata. */
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
    /** The sum of its entries, which the farm receives. Zero or negative only while drafted, held or canceled. */
    amount: centsColumn("amount_cents").notNull(),
    /** Set while it is held. */
    holdReason: payoutHoldEnum("hold_reason"),
    /** Numbers of the orders left out because of an open dispute. */
    leftOut: text("left_out").array().notNull().default([]),
    /** Part of the idempotency key. Incremented after a final error, which the old key would only repeat. */
    attempt: integer("attempt").notNull().default(1),
    /** When its current idempotency key was first used; null before. */
    sentAt: instant("sent_at"),
    /** The farm's account at the provider, as used with the current idempotency key. */
    providerAccountId: text("provider_account_id"),
    providerTransferId: text("provider_transfer_id").unique(),
    /** Why the provider last rejected it or its reversal. */
    refusal: payoutRefusalEnum("refusal"),
    /** Part of the reversal's idempotency key, and in its metadata; null until a reversal is requested. */
    reversalId: uuid("reversal_id").unique(),
    reversalAttempt: integer("reversal_attempt").notNull().default(1),
    reversalSentAt: instant("reversal_sent_at"),
    providerReversalId: text("provider_reversal_id").unique(),
    /** The team's reason for taking it back. */
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
 * The `farm_payable` entries that make up a payout. An entry can be claimed by only one payout at a time, which
 * makes it impossible to pay it twice.
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
    /** When the payout released it to a later run; null while the payout claims it. */
    freedAt: instant("freed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.payoutId, table.entryId] }),
    uniqueIndex("payout_entries_once")
      .on(table.entryId)
      .where(sql`freed_at is null`),
  ],
);
