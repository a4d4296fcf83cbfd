import { eq } from "drizzle-orm";
import { payouts } from "#db/schema/payments/payouts.ts";
import type { Deps } from "#server/deps.ts";
import { openAccountOf } from "../accounts/account-rows.ts";
import {
  isKeyKnown,
  keyedRows,
  type KeyedRows,
  takeKey,
  underKey,
} from "../provider/provider-keys.ts";
import { holdPayout, noteRefused, noteSent, type Payout } from "./note-payout.ts";

/** Payouts to be sent, with their idempotency keys. */
const KEYED: KeyedRows = { ...keyedRows(payouts), isOpen: eq(payouts.state, "sending") };

/**
 * Sends an approved payout and books the response. Its idempotency key prevents a second transfer; if an
 * earlier attempt may have succeeded, looks for that transfer first, since the key may have changed. A farm
 * whose account is no longer ready is not paid. Safe to call again after a failure. Throws `ProviderFailure`.
 */
export async function sendPayout(deps: Deps, payout: Payout): Promise<void> {
  const { id, runId, amount } = payout;
  const known = isNew(payout) ? null : await findTransfer(deps, payout);
  if (known) return noteSent(deps, id, known.id);
  const key = await takeAccountKey(deps, payout);
  if (key === "not_ready") return holdPayout(deps, id, { holdReason: "account" });
  if (key === null) return;
  const { attempt, accountId } = key;
  await underKey(deps, KEYED, { id, attempt }, async () => {
    const asked = { transferId: id, attempt, accountId, amount, group: runId };
    const answer = await deps.payments.createTransfer(asked);
    if (answer.state === "done") await noteSent(deps, id, answer.id);
    else await noteRefused(deps, id, answer.reason);
  });
}

const isNew = ({ attempt, sentAt }: Payout) => attempt === 1 && sentAt === null;

async function findTransfer({ payments }: Deps, { id, runId }: Payout) {
  const made = await payments.findTransfers(runId);
  return made.find(({ transferId }) => transferId === id);
}

type Key = { attempt: number; accountId: string };

/**
 * The attempt to send now and its account; an idempotency key is only valid for one account. Null if another
 * process has moved on to the next attempt.
 */
async function takeAccountKey(deps: Deps, payout: Payout): Promise<Key | "not_ready" | null> {
  const { attempt, sentAt, providerAccountId } = payout;
  if (providerAccountId && isKeyKnown(deps, sentAt))
    return { attempt, accountId: providerAccountId };
  const account = await openAccountOf(deps.db, payout.farmId);
  if (account?.state !== "ready" || !account.providerAccountId) return "not_ready";
  const accountId = account.providerAccountId;
  const columns: KeyedRows["columns"] = (key) => ({ ...key, providerAccountId: accountId });
  const taken = await takeKey(deps, { ...KEYED, columns }, payout);
  return taken === null ? null : { attempt: taken, accountId };
}
