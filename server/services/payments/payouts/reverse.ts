import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { payouts } from "#db/schema/payments/payouts.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { type AccountActor, recordAudit } from "../../platform/audit/audit.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { holdPayoutIn, noteKept, noteReversed, type Payout } from "./note-payout.ts";
import { type KeyedRows, takeKey, underKey } from "../provider/provider-keys.ts";

type Admin = NonNullable<AccountActor>;

/**
 * Starts the reversal of a mistaken payout, with a reason: its money returns to us, and its entries are owed to
 * the farm again. A job sends the request to the provider. Throws `not_found`, and `conflict` unless it is
 * paid.
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

/**
 * Retries a payout that the provider refused, with the next idempotency key. Throws `not_found`, `conflict`.
 */
export async function retryPayout(deps: Deps, admin: Admin, payoutId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    const next = { attempt: payout.attempt + 1, sentAt: null, checkAfter: null };
    const set = { ...next, updatedAt: deps.clock.now() };
    await advance(tx, lifecycles.payout, payout, "retry", { set });
    await log(deps, tx, admin, { payout, action: "payout.sent_again" });
  });
}

/** Leaves a payout that the provider refused to the next run. Throws `not_found`, `conflict`. */
export async function leavePayout(deps: Deps, admin: Admin, payoutId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    if (payout.state !== "failed") throw new DomainError("conflict", lifecycles.payout.movedOn());
    await log(deps, tx, admin, { payout, action: "payout.held" });
    // In the same transaction: if another admin retried it in between, it would be paid and still be owed.
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

/** Payouts being reversed, with their reversals' idempotency keys. */
const KEYED: KeyedRows = {
  table: payouts,
  id: payouts.id,
  attempt: payouts.reversalAttempt,
  columns: ({ attempt, sentAt }) => ({ reversalAttempt: attempt, reversalSentAt: sentAt }),
  isOpen: eq(payouts.state, "reversing"),
};

/**
 * Requests the reversal of a payout from the provider and books the response. If an earlier attempt may have
 * succeeded, looks for that reversal first. Safe to call again after a failure. Throws `ProviderFailure`.
 */
export async function sendReversal(deps: Deps, payout: Payout): Promise<void> {
  const { id, amount, reversalId, providerTransferId: transferId } = payout;
  if (!reversalId || !transferId) return;
  const known = isNew(payout) ? undefined : await findReversal(deps, payout);
  if (known) return noteReversed(deps, id, known.id);
  const { reversalAttempt, reversalSentAt: sentAt } = payout;
  const attempt = await takeKey(deps, KEYED, { id, attempt: reversalAttempt, sentAt });
  if (attempt === null) return;
  await underKey(deps, KEYED, { id, attempt }, async () => {
    const answer = await deps.payments.reverseTransfer({ reversalId, attempt, transferId, amount });
    if (answer.state === "done") await noteReversed(deps, id, answer.id);
    else await noteKept(deps, id, answer.reason);
  });
}

const isNew = (payout: Payout) => payout.reversalAttempt === 1 && payout.reversalSentAt === null;

async function findReversal({ payments }: Deps, { runId, reversalId }: Payout) {
  const made = await payments.findTransfers(runId);
  return made
    .flatMap(({ reversals }) => reversals)
    .find((reversal) => reversal.reversalId === reversalId);
}
