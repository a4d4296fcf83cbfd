import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { deliveredBefore, holdReasonOf, payoutDayUntil } from "#shared/payments/payouts/payout.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import { payoutEntries, payoutRuns, payouts } from "#db/schema/payments/payouts.ts";
import { instantOf } from "#db/sql/sql-instant.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { IS_DISPUTED, IS_FREE, isPayable } from "./payable.ts";

export type PayoutRun = typeof payoutRuns.$inferSelect;

/** Advisory lock name: of two concurrent drafts, the second sees which entries the first has taken. */
const DRAFTING = "payouts";

/**
 * Drafts the run for the most recent payout day if it has none yet, on the day itself or later. Concurrent and
 * repeated calls draft only one. It also covers any payout days missed before it.
 */
export async function draftDue(deps: Deps): Promise<void> {
  const { payoutDays } = await getSettings(deps);
  const day = payoutDayUntil(businessDayAt(deps.clock.now()), payoutDays);
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const [run] = await tx
      .insert(payoutRuns)
      .values({ day, draftedAt: now, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!run) return;
    await fillRun(deps, tx, run);
    await recordAudit(deps, tx, null, { action: "payout_run.drafted", subject: subjectOf(run) });
  });
}

/** A run as the subject of an audit log entry. */
export const subjectOf = ({ id, day }: { id: string; day: Day }) => ({
  kind: "payout_run",
  id,
  name: day,
});

/**
 * Fills a run that has no payouts yet with everything payable by now, and holds payouts that cannot be sent. A
 * run with nothing to send is finished right away.
 */
export async function fillRun(deps: Deps, tx: Tx, run: PayoutRun): Promise<void> {
  const settings = await getSettings({ db: tx });
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${DRAFTING}))`);
  await takeEntries(deps, tx, run, settings.payoutDelayDays);
  await holdUnsendable(deps, tx, run, settings.payoutSmallestCents);
  const [one] = await tx
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.runId, run.id), eq(payouts.state, "drafted")))
    .limit(1);
  if (one) return;
  await advance(tx, lifecycles.payoutRun, run, "finish", { set: { updatedAt: deps.clock.now() } });
}

async function takeEntries(deps: Deps, tx: Tx, { id, day }: PayoutRun, delayDays: number) {
  const at = instantOf(deps.clock.now());
  await tx.execute(sql`
    with due as (
      select e.id, e.farm_id, e.amount_cents, o.number, ${IS_DISPUTED} as disputed
      from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        join orders o on o.id = t.order_id
      where e.account = 'farm_payable' and ${IS_FREE} and ${isPayable(deliveredBefore(day, delayDays))}
    ), sums as (
      select farm_id, coalesce(-sum(amount_cents) filter (where not disputed), 0) as amount,
        coalesce(array_agg(distinct number) filter (where disputed), '{}') as left_out
      from due group by farm_id
    ), made as (
      insert into payouts (run_id, farm_id, amount_cents, left_out, created_at, updated_at)
      select ${id}, farm_id, amount, left_out, ${at}, ${at} from sums
      where amount <> 0 or left_out <> '{}'
      returning id, farm_id
    )
    insert into payout_entries (payout_id, entry_id)
    select made.id, due.id from due join made using (farm_id) where not due.disputed`);
}

async function holdUnsendable(deps: Deps, tx: Tx, { id }: PayoutRun, smallest: number) {
  const rows = await tx
    .select({ payout: payouts, account: farmAccounts.state })
    .from(payouts)
    .leftJoin(
      farmAccounts,
      and(eq(farmAccounts.farmId, payouts.farmId), eq(farmAccounts.state, "ready")),
    )
    .where(eq(payouts.runId, id));
  for (const { payout, account } of rows) {
    const isReady = account === "ready";
    const holdReason = holdReasonOf({ amount: payout.amount, smallest, isReady });
    if (!holdReason) continue;
    const set = { holdReason, updatedAt: deps.clock.now() };
    await advance(tx, lifecycles.payout, payout, "hold", { set });
    await freeEntries(deps, tx, [payout.id]);
  }
}

/** Frees the entries of these payouts for a later run. */
export async function freeEntries({ clock }: Deps, tx: Tx, payoutIds: string[]): Promise<void> {
  if (payoutIds.length === 0) return;
  await tx
    .update(payoutEntries)
    .set({ freedAt: clock.now() })
    .where(and(inArray(payoutEntries.payoutId, payoutIds), isNull(payoutEntries.freedAt)));
}
