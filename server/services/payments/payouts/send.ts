import { and, eq } from "drizzle-orm";
import { isFinalNo } from "#shared/payments/provider-failure.ts";
import { payouts } from "#db/schema/payments/payouts.ts";
import type { Deps } from "#server/deps.ts";
import { openAccountOf } from "../accounts/account-rows.ts";
import { KEY_LIFE_MS } from "../provider/provider-keys.ts";
import { holdPayout, noteRefused, noteSent, type Payout } from "./note-payout.ts";

/**
 * Sends an approved payout and books the answer. The key makes it happen once; one that was sent before is
 * looked up first, so that no new key makes it twice. A farm whose account is not ready any more is not
 * paid. Throws `ProviderFailure`; calling it again goes on where it stopped.
 */
export async function sendPayout(deps: Deps, payout: Payout): Promise<void> {
  const { id, runId, amount } = payout;
  const known = isNew(payout) ? null : await findTransfer(deps, payout);
  if (known) return noteSent(deps, id, known.id);
  const key = await takeKey(deps, payout);
  if (key === "not_ready") return holdPayout(deps, id, { holdReason: "account" });
  if (key === null) return;
  const { attempt, accountId } = key;
  try {
    const asked = { transferId: id, attempt, accountId, amount, group: runId };
    const answer = await deps.payments.createTransfer(asked);
    if (answer.state === "done") await noteSent(deps, id, answer.id);
    else await noteRefused(deps, id, answer.reason);
  } catch (error) {
    if (isFinalNo(error))
      await setKey(deps, payout, attempt, { attempt: attempt + 1, sentAt: null });
    throw error;
  }
}

const isNew = ({ attempt, sentAt }: Payout) => attempt === 1 && sentAt === null;

async function findTransfer({ payments }: Deps, { id, runId }: Payout) {
  const made = await payments.findTransfers(runId);
  return made.find(({ transferId }) => transferId === id);
}

type Key = { attempt: number; accountId: string };

/**
 * The attempt to send now, and the account it names: a key stands for one account. Null when another process
 * has moved on to the next.
 */
async function takeKey(deps: Deps, payout: Payout): Promise<Key | "not_ready" | null> {
  const { attempt, sentAt, providerAccountId } = payout;
  const now = deps.clock.now();
  if (sentAt && providerAccountId && now.getTime() - sentAt.getTime() < KEY_LIFE_MS)
    return { attempt, accountId: providerAccountId };
  const account = await openAccountOf(deps.db, payout.farmId);
  if (account?.state !== "ready" || !account.providerAccountId) return "not_ready";
  const next = { attempt: sentAt ? attempt + 1 : attempt, sentAt: now };
  const accountId = account.providerAccountId;
  const isTaken = await setKey(deps, payout, attempt, { ...next, providerAccountId: accountId });
  return isTaken ? { attempt: next.attempt, accountId } : null;
}

type NextKey = { attempt: number; sentAt: Date | null; providerAccountId?: string };

async function setKey({ db }: Deps, { id }: Payout, from: number, next: NextKey): Promise<boolean> {
  const isThis = and(eq(payouts.id, id), eq(payouts.attempt, from), eq(payouts.state, "sending"));
  const set = await db.update(payouts).set(next).where(isThis).returning({ id: payouts.id });
  return set.length > 0;
}
