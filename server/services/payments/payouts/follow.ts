import { and, eq, sql } from "drizzle-orm";
import { payoutRuns, payouts } from "#db/schema/payments/payouts.ts";
import type { Deps } from "#server/deps.ts";
import { advanceAll } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { noteArrived, noteSent } from "./note-payout.ts";

/**
 * Reads the status of a run's payouts from the provider: those it lists have arrived in the farm's account. A
 * run with no open payouts is finished. Throws `ProviderFailure`.
 */
export async function readRun(deps: Deps, runId: string): Promise<void> {
  const open = await deps.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.runId, runId), eq(payouts.state, "in_transit")));
  if (open.length > 0) await noteListed(deps, runId);
  await finishRun(deps, runId);
}

/** Books the transfers that the provider lists for a run, including any whose response was lost. */
async function noteListed(deps: Deps, runId: string): Promise<void> {
  const mine = await deps.db
    .select({ id: payouts.id, state: payouts.state })
    .from(payouts)
    .where(eq(payouts.runId, runId));
  for (const transfer of await deps.payments.findTransfers(runId)) {
    const payout = mine.find(({ id }) => id === transfer.transferId);
    if (!payout) continue;
    if (payout.state === "sending") await noteSent(deps, payout.id, transfer.id);
    if (payout.state === "sending" || payout.state === "in_transit")
      await noteArrived(deps, payout.id);
  }
}

async function finishRun({ db, clock }: Deps, runId: string): Promise<void> {
  const isOver = sql`${payoutRuns.id} = ${runId} and ${payoutRuns.state} = 'approved' and not exists (
    select from payouts p where p.run_id = ${runId} and p.state in ('drafted', 'sending', 'failed', 'in_transit'))`;
  const set = { updatedAt: clock.now() };
  await advanceAll(db, lifecycles.payoutRun, "finish", isOver, { from: ["approved"], set });
}

/**
 * Handles a transfer event. The event is only a hint: all transfers of the run are read again from the
 * provider. Transfers that belong to no run are ignored.
 */
export async function followTransfer(deps: Deps, group: unknown): Promise<void> {
  if (typeof group !== "string") return;
  const [run] = await deps.db
    .select({ id: payoutRuns.id })
    .from(payoutRuns)
    .where(sql`${payoutRuns.id}::text = ${group}`);
  if (!run) return;
  await noteListed(deps, run.id);
  await finishRun(deps, run.id);
}
