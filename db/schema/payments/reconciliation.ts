import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  type KindTotal,
  PROBLEMS,
  RECONCILED_KINDS,
} from "#shared/payments/reconciliation/reconciliation.ts";
import { EXPECTED_REASONS } from "#shared/payments/reconciliation/reconciliation-expected.ts";
import {
  reconciliationDifferenceLifecycle,
  reconciliationRunLifecycle,
} from "#shared/payments/reconciliation/reconciliation-run.ts";
import { users } from "../accounts/users.ts";
import { centsColumn, createdAt, instant } from "../columns.ts";

export const reconciledKindEnum = pgEnum("reconciled_kind", RECONCILED_KINDS);
export const reconciliationProblemEnum = pgEnum("reconciliation_problem", PROBLEMS);
export const expectedReasonEnum = pgEnum("expected_reason", EXPECTED_REASONS);
export const reconciliationRunStateEnum = pgEnum(
  "reconciliation_run_state",
  reconciliationRunLifecycle.states,
);
export const reconciliationDifferenceStateEnum = pgEnum(
  "reconciliation_difference_state",
  reconciliationDifferenceLifecycle.states,
);

/** Every transaction of our balance at the provider, as reported there. We never change them. */
export const providerTransactions = pgTable(
  "provider_transactions",
  {
    /** The provider's id. */
    id: text("id").primaryKey(),
    /** The provider's own type, such as `charge` or `transfer_refund`. */
    type: text("type").notNull(),
    /** The provider's id of the object that caused it. */
    sourceId: text("source_id"),
    /** Our id of that object, from its metadata. */
    localId: text("local_id"),
    intentId: text("intent_id"),
    amount: centsColumn("amount_cents").notNull(),
    fee: centsColumn("fee_cents").notNull(),
    net: centsColumn("net_cents").notNull(),
    availableOn: instant("available_on").notNull(),
    /** When it happened, by the provider's clock. */
    madeAt: instant("made_at").notNull(),
  },
  (table) => [
    index("provider_transactions_intent").on(table.intentId),
    index("provider_transactions_made").on(table.madeAt),
    index("provider_transactions_own_payouts")
      .on(table.madeAt)
      .where(sql`type in ('payout', 'payout_cancel', 'payout_failure')`),
    check("provider_transactions_net", sql`net_cents = amount_cents - fee_cents`),
  ],
);

/** Reconciliation runs: each compares the provider's transactions with the ledger. At most one is in progress. */
export const reconciliationRuns = pgTable(
  "reconciliation_runs",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    state: reconciliationRunStateEnum("state")
      .notNull()
      .default(reconciliationRunLifecycle.initial),
    /** Start of the span requested from the provider, by its clock; null for all of it. */
    since: instant("since"),
    /** Everything listed up to this time is stored, by the provider's clock; null before the first span is. */
    reachedAt: instant("reached_at"),
    /** The newest known transaction at the end of the run, by the provider's clock. */
    newestAt: instant("newest_at"),
    /** Number of provider transactions read. */
    read: integer("read").notNull().default(0),
    /** Totals of both sides by kind, as compared. */
    totals: jsonb("totals").$type<KindTotal[]>().notNull().default([]),
    /** Differences that were open for the team at the end, and those that were expected to settle. */
    open: integer("open").notNull().default(0),
    expected: integer("expected").notNull().default(0),
    /** The sum of the open ones: ours minus the provider's. */
    difference: bigint("difference_cents", { mode: "number" }).notNull().default(0),
    /** How often the provider could not be reached. */
    failures: integer("failures").notNull().default(0),
    endedAt: instant("ended_at"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("reconciliation_runs_recent").on(table.createdAt),
    uniqueIndex("reconciliation_runs_one_open")
      .on(sql`(true)`)
      .where(sql`state <> 'done'`),
  ],
);

/** Differences between the provider and the ledger. Rows stay even after both agree again. */
export const reconciliationDifferences = pgTable(
  "reconciliation_differences",
  {
    /** The kind and the object, such as `refund:re_…`; the same in every run. */
    id: text("id").primaryKey(),
    state: reconciliationDifferenceStateEnum("state")
      .notNull()
      .default(reconciliationDifferenceLifecycle.initial),
    kind: reconciledKindEnum("kind").notNull(),
    problem: reconciliationProblemEnum("problem").notNull(),
    /** The provider's id of the object. */
    subject: text("subject").notNull(),
    intentId: text("intent_id"),
    localId: text("local_id"),
    ours: centsColumn("ours_cents").notNull(),
    theirs: centsColumn("theirs_cents").notNull(),
    /** When its latest movement happened. */
    at: instant("at").notNull(),
    /** Why it needs no attention; set while it is expected. */
    expectedReason: expectedReasonEnum("expected_reason"),
    /** Why it is correct, in the words of the admin who last explained it. */
    explanation: text("explanation"),
    explainedBy: uuid("explained_by").references(() => users.id),
    explainedAt: instant("explained_at"),
    /** When it was first found, and when it last changed. */
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("reconciliation_differences_unmatched")
      .on(table.at)
      .where(sql`state <> 'matched'`),
    index("reconciliation_differences_intent").on(table.intentId),
    check(
      "reconciliation_differences_reason",
      sql`(state <> 'expected' or expected_reason is not null) and (state <> 'explained' or explanation is not null)`,
    ),
  ],
);
