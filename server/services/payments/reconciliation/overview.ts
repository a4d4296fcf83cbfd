import { desc, eq, max, ne, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { users } from "#db/schema/accounts/users.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { payments, receipts } from "#db/schema/payments/payments.ts";
import { payouts } from "#db/schema/payments/payouts.ts";
import {
  reconciliationDifferences,
  reconciliationRuns,
} from "#db/schema/payments/reconciliation.ts";
import type { Deps } from "#server/deps.ts";
import type { Tx } from "#db/client.ts";
import { inSnapshot, inTransaction } from "#db/transaction.ts";
import { paidFor } from "../refunds/sold.ts";
import { standing } from "./note-found.ts";

/** Runs to list: about a month of nightly runs, plus some started by hand. */
const RUNS_LISTED = 40;
/** Differences to list; the run's counts include all of them. */
const DIFFERENCES_LISTED = 200;

/**
 * Our books compared with the provider's: the latest finished comparison, one that is running or has failed,
 * the current differences and the previous runs.
 */
export async function reconciliationOverview({ db }: Pick<Deps, "db">) {
  const [runs, differences, now] = await inSnapshot(db, (tx) =>
    Promise.all([listRuns(tx), listDifferences(tx), standing(tx)]),
  );
  return {
    /**
     * The open and expected differences now; `difference` is the total of the open ones, ours minus the provider's.
     */
    ...now,
    newest: runs.find(({ state }) => state === "done") ?? null,
    underWay: runs.find(({ state }) => state !== "done") ?? null,
    differences,
    runs: runs.map(({ totals: _, ...run }) => run),
  };
}

/**
 * A summary: the open differences, when they were last compared, and whether the provider has failed to respond
 * since.
 */
export async function reconciliationStanding({ db }: Pick<Deps, "db">) {
  const { state, endedAt } = reconciliationRuns;
  const [now, [runs]] = await inSnapshot(db, (tx) =>
    Promise.all([
      standing(tx),
      tx
        .select({
          comparedAt: max(endedAt),
          isUnanswered: sql<boolean>`coalesce(bool_or(${eq(state, "failed")}), false)`,
        })
        .from(reconciliationRuns),
    ]),
  );
  return {
    ...now,
    comparedAt: runs?.comparedAt ?? null,
    isUnanswered: runs?.isUnanswered ?? false,
  };
}

function listRuns(tx: Tx) {
  return tx
    .select({
      id: reconciliationRuns.id,
      state: reconciliationRuns.state,
      begunAt: reconciliationRuns.createdAt,
      endedAt: reconciliationRuns.endedAt,
      since: reconciliationRuns.since,
      newestAt: reconciliationRuns.newestAt,
      read: reconciliationRuns.read,
      totals: reconciliationRuns.totals,
      open: reconciliationRuns.open,
      expected: reconciliationRuns.expected,
      difference: reconciliationRuns.difference,
      failures: reconciliationRuns.failures,
    })
    .from(reconciliationRuns)
    .orderBy(desc(reconciliationRuns.createdAt))
    .limit(RUNS_LISTED);
}

/** Open differences first, then expected, then explained; newest first within each. */
function listDifferences(tx: Tx) {
  const { id, state, kind, problem, subject, ours, theirs, at } = reconciliationDifferences;
  const { intentId, localId, expectedReason, explanation, explainedAt } = reconciliationDifferences;
  return tx
    .select({
      id,
      state,
      kind,
      problem,
      subject,
      ours,
      theirs,
      at,
      expectedReason,
      explanation,
      explainedAt,
      explainedBy: users.username,
      /** Null if it belongs to no payment of ours, which means there is no page to link to. */
      intentId: payments.intentId,
      number: sql<string | null>`coalesce(${orders.number}, ${receipts.number})`,
      payoutRunId: payoutRunOf(subject, localId),
    })
    .from(reconciliationDifferences)
    .leftJoin(payments, eq(payments.intentId, intentId))
    .leftJoin(orders, paidFor(payments.intentId))
    .leftJoin(receipts, eq(receipts.paymentIntentId, payments.intentId))
    .leftJoin(users, eq(users.id, reconciliationDifferences.explainedBy))
    .where(ne(state, "matched"))
    .orderBy(
      sql`array_position(array['open', 'expected', 'explained'], ${state}::text)`,
      desc(at),
      id,
    )
    .limit(DIFFERENCES_LISTED);
}

/**
 * The payout run of the payout or reversal with one of these ids; separate branches, so that each uses an
 * index.
 */
function payoutRunOf(providerId: PgColumn, localId: PgColumn) {
  const runOf = (condition: SQL) => sql`select p.run_id from ${payouts} p where ${condition}`;
  return sql<string | null>`(${sql.join(
    [
      runOf(sql`p.provider_transfer_id = ${providerId}`),
      runOf(sql`p.provider_reversal_id = ${providerId}`),
      runOf(sql`p.id = as_id(${localId})`),
      runOf(sql`p.reversal_id = as_id(${localId})`),
    ],
    sql` union all `,
  )} limit 1)`;
}

/** Queues a comparison to run now. */
export async function askForReconciliation({ db, jobs }: Pick<Deps, "db" | "jobs">): Promise<void> {
  await inTransaction(db, (tx) => jobs.enqueue(tx, "reconcile_money", {}));
}
