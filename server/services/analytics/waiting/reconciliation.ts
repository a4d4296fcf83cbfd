import { backoff } from "#shared/platform/jobs/backoff.ts";
import type {
  reconciliationDifferenceLifecycle,
  reconciliationRunLifecycle,
} from "#shared/payments/reconciliation/reconciliation-run.ts";
import { kind, type Waiting } from "./kind.ts";

const RECONCILIATION = "/dashboard/payments/reconciliation";
const NOTHING_WAITS: readonly Waiting[] = [];

type Table<States extends string> = Readonly<Record<States, readonly Waiting[]>>;

/** By state: differences between our ledger and the provider's balance that are neither expected nor explained. */
export const DIFFERENCES_WAITING: Table<(typeof reconciliationDifferenceLifecycle.states)[number]> =
  {
    expected: NOTHING_WAITS,
    open: kind(
      "moneyDifferences",
      RECONCILIATION,
      (sql) => sql`reconciliation_differences where state = 'open'`,
    ),
    explained: NOTHING_WAITS,
    matched: NOTHING_WAITS,
  };

/** By state: a failed run is retried automatically; after several failures the team should know about it. */
export const RECONCILIATIONS_WAITING: Table<(typeof reconciliationRunLifecycle.states)[number]> = {
  running: NOTHING_WAITS,
  failed: kind(
    "failedReconciliation",
    RECONCILIATION,
    (sql) => sql`reconciliation_runs where state = 'failed' and failures >= ${backoff.alarmAfter}`,
  ),
  done: NOTHING_WAITS,
};
