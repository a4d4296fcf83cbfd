import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { DomainError } from "#shared/errors.ts";
import { isFinalNo } from "#shared/payments/provider-failure.ts";
import { farms } from "#db/schema/catalog/catalog.ts";
import { payouts } from "#db/schema/payments/payouts.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { type AccountActor, recordAudit } from "../../platform/audit.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { holdPayoutIn, noteKept, noteReversed, type Payout } from "./note-payout.ts";
import { KEY_LIFE_MS } from "../provider/provider-keys.ts";

type Admin = NonNullable<AccountActor>;

/**
 * Takes a payout back that was wrong, with a reason: the money comes back to us, and what it was for is owed
 * to the farm again. A job asks the provider for it. Throws `not_found`, `conflict` unless it is paid.
 */
export async function reversePayout(
  deps: Deps,
  admin: Admin,
  { payoutId, reason }: { payoutId: string; reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    const set = {
      reversalId: randomUUID(),
      reversalAttempt: 1,
      reversalSentAt: null,
      reversalReason: reason,
      refusal: null,
      checkAfter: null,
      updatedAt: deps.clock.now(),
    };
    await advance(tx, lifecycles.payout, payout, "reverse", { set });
    await log(deps, tx, admin, { payout, action: "payout.reversed", reason });
  });
}

/** Sends a payout again that the provider has refused, under the next attempt's key. Throws `not_found`, `conflict`. */
export async function retryPayout(deps: Deps, admin: Admin, payoutId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    const next = { attempt: payout.attempt + 1, sentAt: null, checkAfter: null };
    const set = { ...next, updatedAt: deps.clock.now() };
    await advance(tx, lifecycles.payout, payout, "retry", { set });
    await log(deps, tx, admin, { payout, action: "payout.sent_again" });
  });
}

/** Leaves a payout that the provider has refused to the next run. Throws `not_found`, `conflict`. */
export async function leavePayout(deps: Deps, admin: Admin, payoutId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    if (payout.state !== "failed") throw new DomainError("conflict", lifecycles.payout.movedOn());
    await log(deps, tx, admin, { payout, action: "payout.held" });
    // In this transaction: sent again by another admin meanwhile, it would be paid and owed.
    await holdPayoutIn(deps, tx, payout, { holdReason: "team" });
  });
}

async function lockPayout(tx: Tx, id: string): Promise<Payout> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for("update");
  if (!payout) throw new DomainError("not_found", m.noPayout);
  return payout;
}

type Logged = {
  payout: Payout;
  action: "payout.reversed" | "payout.sent_again" | "payout.held";
  reason?: string;
};

async function log(deps: Deps, tx: Tx, admin: Admin, { payout, action, reason }: Logged) {
  const [farm] = await tx
    .select({ name: farms.name })
    .from(farms)
    .where(eq(farms.id, payout.farmId));
  await recordAudit(deps, tx, admin, {
    action,
    subject: { kind: "payout", id: payout.id, name: farm?.name ?? "" },
    detail: { amount: payout.amount, ...(reason && { reason }) },
  });
}

/**
 * Asks the provider to give the money of a payout back and books the answer. One that was asked for before is
 * looked up first. Throws `ProviderFailure`; calling it again goes on where it stopped.
 */
export async function sendReversal(deps: Deps, payout: Payout): Promise<void> {
  const { id, amount, reversalId, providerTransferId: transferId } = payout;
  if (!reversalId || !transferId) return;
  const known = isNew(payout) ? undefined : await findReversal(deps, payout);
  if (known) return noteReversed(deps, id, known.id);
  const attempt = await takeKey(deps, payout);
  if (attempt === null) return;
  try {
    const answer = await deps.payments.reverseTransfer({ reversalId, attempt, transferId, amount });
    if (answer.state === "done") await noteReversed(deps, id, answer.id);
    else await noteKept(deps, id, answer.reason);
  } catch (error) {
    if (isFinalNo(error)) await setKey(deps, payout, attempt, [attempt + 1, null]);
    throw error;
  }
}

const isNew = (payout: Payout) => payout.reversalAttempt === 1 && payout.reversalSentAt === null;

async function findReversal({ payments }: Deps, { runId, reversalId }: Payout) {
  const made = await payments.findTransfers(runId);
  return made
    .flatMap(({ reversals }) => reversals)
    .find((reversal) => reversal.reversalId === reversalId);
}

async function takeKey(deps: Deps, payout: Payout): Promise<number | null> {
  const { reversalAttempt: attempt, reversalSentAt: sentAt } = payout;
  const now = deps.clock.now();
  if (sentAt && now.getTime() - sentAt.getTime() < KEY_LIFE_MS) return attempt;
  const next = sentAt ? attempt + 1 : attempt;
  return (await setKey(deps, payout, attempt, [next, now])) ? next : null;
}

async function setKey(
  { db }: Deps,
  { id }: Payout,
  from: number,
  [reversalAttempt, reversalSentAt]: [number, Date | null],
): Promise<boolean> {
  const set = await db
    .update(payouts)
    .set({ reversalAttempt, reversalSentAt })
    .where(
      and(eq(payouts.id, id), eq(payouts.reversalAttempt, from), eq(payouts.state, "reversing")),
    )
    .returning({ id: payouts.id });
  return set.length > 0;
}
