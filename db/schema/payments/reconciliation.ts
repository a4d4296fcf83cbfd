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

/** Every transaction of our balance at the provider, as it was read there. Nothing of ours changes one. */
export const providerTransactions = pgTable(
  "provider_transactions",
  {
    /** The provider's. */
    id: text("id").primaryKey(),
    /** The provider's word, such as `charge` or `transfer_refund`. */
    type: text("type").notNull(),
    /** The provider's id of what moved. */
    sourceId: text("source_id"),
    /** Our id of it, from its metadata. */
    localId: text("local_id"),
    intentId: text("intent_id"),
    amount: centsColumn("amount_cents").notNull(),
    fee: centsColumn("fee_cents").notNull(),
    net: centsColumn("net_cents").notNull(),
    availableOn: instant("available_on").notNull(),
    /** When it happened, in the provider's time. */
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

/** Looks at all transactions of the provider beside our books. One at most is not done. */
export const reconciliationRuns = pgTable(
  "reconciliation_runs",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    state: reconciliationRunStateEnum("state")
      .notNull()
      .default(reconciliationRunLifecycle.initial),
    /** From when on the provider was asked, in its time; null from its first transaction on. */
    since: instant("since"),
    /** Until when all that it listed is stored, in its time; null before any span is. */
    reachedAt: instant("reached_at"),
    /** The newest transaction that was known at the end, in the provider's time. */
    newestAt: instant("newest_at"),
    /** Transactions of the provider that were read. */
    read: integer("read").notNull().default(0),
    /** All movements on both sides by kind, as they were compared. */
    totals: jsonb("totals").$type<KindTotal[]>().notNull().default([]),
    /** Differences that waited for the team at its end, and those that were expected to settle. */
    open: integer("open").notNull().default(0),
    expected: integer("expected").notNull().default(0),
    /** What the open ones come to: ours less the provider's. */
    difference: bigint("difference_cents", { mode: "number" }).notNull().default(0),
    /** How often the provider could not be asked. */
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

/** What the provider and our books did not agree about; kept once both agree again. */
export const reconciliationDifferences = pgTable(
  "reconciliation_differences",
  {
    /** The kind and what moved, `refund:re_…`: the same in every run. */
    id: text("id").primaryKey(),
    state: reconciliationDifferenceStateEnum("state")
      .notNull()
      .default(reconciliationDifferenceLifecycle.initial),
    kind: reconciledKindEnum("kind").notNull(),
    problem: reconciliationProblemEnum("problem").notNull(),
    /** The provider's id of what moved. */
    subject: text("subject").notNull(),
    intentId: text("intent_id"),
    localId: text("local_id"),
    ours: centsColumn("ours_cents").notNull(),
    theirs: centsColumn("theirs_cents").notNull(),
    /** When the newest movement of it happened. */
    at: instant("at").notNull(),
    /** Why it is no reason for an alarm; set while it is expected. */
    expectedReason: expectedReasonEnum("expected_reason"),
    /** Why it is right so, in the words of the admin who said it last. */
    explanation: text("explanation"),
    explainedBy: uuid("explained_by").references(() => users.id),
    explainedAt: instant("explained_at"),
    /** When it was found first, and when it last changed. */
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
