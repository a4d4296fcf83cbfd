import { eq, inArray, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { payoutEntries, payoutRuns, payouts } from "#db/schema/payments/payouts.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { type AccountActor, recordAudit } from "../../platform/audit/audit.ts";
import { advance, advanceAll } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { hasOtherAdmin } from "../../platform/people/other-admin.ts";
import { fillRun, freeEntries, type PayoutRun, subjectOf } from "./draft.ts";
import { IS_DISPUTED } from "./payable.ts";

type Admin = NonNullable<AccountActor>;

/** A run as an admin saw it: by when it was drafted. */
type Shown = { runId: string; draftedAt: string };

/**
 * Approves the payouts of a run for sending. Throws `not_found`, `conflict` when the run has changed state, has been
 * drafted again since it was shown, or one of its orders is now disputed, and `forbidden` for the admin who drafted it
 * by hand if another admin could approve it.
 */
export async function approveRun(deps: Deps, admin: Admin, shown: Shown): Promise<void> {
  const { runId } = shown;
  await inTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.draftedAt.getTime() !== Date.parse(shown.draftedAt)) {
      throw new DomainError("conflict", m.draftedAgain);
    }
    if (run.draftedBy === admin.id && (await hasOtherAdmin(tx, admin.id))) {
      throw new DomainError("forbidden", m.otherAdmin);
    }
    await refuseDisputed(tx, runId);
    const now = deps.clock.now();
    const set = { approvedAt: now, approvedBy: admin.id, updatedAt: now };
    await advance(tx, lifecycles.payoutRun, run, "approve", { set });
    const isOfRun = eq(payouts.runId, runId);
    const approved = await advanceAll(tx, lifecycles.payout, "approve", isOfRun, {
      set: { updatedAt: now },
    });
    const sum = approved.reduce((total, { amount }) => total + amount, 0);
    await recordAudit(deps, tx, admin, {
      action: "payout_run.approved",
      subject: subjectOf(run),
      detail: { payouts: approved.length, amount: sum },
    });
  });
}

/**
 * Rebuilds a draft or canceled run from current data. Throws `not_found`, and `conflict` once it is approved.
 */
export async function redraftRun(deps: Deps, admin: Admin, runId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.state !== "drafted" && run.state !== "canceled") throw movedOn();
    const now = deps.clock.now();
    const set = { draftedAt: now, draftedBy: admin.id, updatedAt: now };
    const fresh =
      run.state === "canceled"
        ? await advance(tx, lifecycles.payoutRun, run, "redraft", { set })
        : await touch(tx, run, set);
    const ofRun = tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.runId, runId));
    await tx.delete(payoutEntries).where(inArray(payoutEntries.payoutId, ofRun));
    await tx.delete(payouts).where(eq(payouts.runId, runId));
    await fillRun(deps, tx, fresh);
    await recordAudit(deps, tx, admin, { action: "payout_run.redrafted", subject: subjectOf(run) });
  });
}

async function touch(tx: Tx, run: PayoutRun, set: Partial<PayoutRun>): Promise<PayoutRun> {
  await tx.update(payoutRuns).set(set).where(eq(payoutRuns.id, run.id));
  return { ...run, ...set };
}

/** Cancels a draft: nothing is sent, and its entries wait for a later run. Throws `not_found`, `conflict`. */
export async function cancelRun(deps: Deps, admin: Admin, runId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, runId);
    const set = { updatedAt: deps.clock.now() };
    await advance(tx, lifecycles.payoutRun, run, "cancel", { set });
    const isOfRun = eq(payouts.runId, runId);
    const canceled = await advanceAll(tx, lifecycles.payout, "cancel", isOfRun, { set });
    await freeEntries(
      deps,
      tx,
      canceled.map(({ id }) => id),
    );
    await recordAudit(deps, tx, admin, { action: "payout_run.canceled", subject: subjectOf(run) });
  });
}

const movedOn = () => new DomainError("conflict", lifecycles.payoutRun.movedOn());

async function lockRun(tx: Tx, runId: string): Promise<PayoutRun> {
  const [run] = await tx.select().from(payoutRuns).where(eq(payoutRuns.id, runId)).for("update");
  if (!run) throw new DomainError("not_found", m.noPayoutRun);
  return run;
}

async function refuseDisputed(tx: Tx, runId: string): Promise<void> {
  const rows = await tx.execute<{ number: string }>(sql`
    select distinct o.number from payouts p
      join payout_entries x on x.payout_id = p.id and x.freed_at is null
      join ledger_entries e on e.id = x.entry_id
      join ledger_transactions t on t.id = e.transaction_id
      join orders o on o.id = t.order_id
    where p.run_id = ${runId} and ${IS_DISPUTED} order by 1 limit 5`);
  const numbers = [...rows].map(({ number }) => number);
  if (numbers.length > 0) throw new DomainError("conflict", m.disputedSince(numbers));
}
