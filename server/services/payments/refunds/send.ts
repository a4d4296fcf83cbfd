import { eq, sql } from "drizzle-orm";
import { disputes } from "#db/schema/payments/disputes.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import {
  keyedRows,
  type KeyedRows,
  spendKey,
  takeKey,
  underKey,
} from "../provider/provider-keys.ts";
import { noteDispute } from "../disputes/note-dispute.ts";
import { isHeldByBank } from "./held.ts";
import { noteRefund, type Refund } from "./note.ts";

/** Refunds not yet answered by the provider, with their idempotency keys. */
const KEYED: KeyedRows = { ...keyedRows(refunds), isOpen: eq(refunds.state, "requested") };

/**
 * Sends a refund to the provider and books the response. Its idempotency key prevents a second refund; if an
 * earlier attempt may have succeeded, looks for that refund first, since the key may have changed. Safe to call
 * again after a failure. Throws `ProviderFailure`.
 */
export async function sendRefund(deps: Deps, refund: Refund): Promise<void> {
  const { id: refundId, intentId, amount } = refund;
  const isNew = refund.attempt === 1 && refund.sentAt === null;
  const known = isNew ? null : await deps.payments.findRefund({ refundId, intentId });
  if (known) return noteRefund(deps, refundId, known);
  const attempt = await takeKey(deps, KEYED, refund);
  if (attempt === null) return;
  await underKey(deps, KEYED, { id: refundId, attempt }, async () => {
    const sent = await deps.payments.refund({ refundId, attempt, intentId, amount });
    if (sent === "disputed") await leaveToBank(deps, refund, attempt);
    else await noteRefund(deps, refundId, sent);
  });
}

const hasDispute = (status: "won" | "lost") => sql`exists (
  select from ${disputes} where ${disputes.intentId} = ${refunds.intentId} and ${disputes.status} = ${status})`;

/**
 * Whether the query's `refunds` counts as refused: nothing has settled it, no dispute is undecided, and none
 * was won unless another was lost.
 */
const IS_REFUSED = sql`${refunds.state} = 'requested' and not ${isHeldByBank}
  and (not ${hasDispute("won")} or ${hasDispute("lost")})`;

/**
 * The bank has charged the payment back, perhaps before any event told us. Reads the disputes, then treats the
 * refund like one whose dispute was known: it waits while the bank decides, is settled by what the bank took,
 * or is sent again after a won dispute. If none of these applies, it fails.
 */
async function leaveToBank(
  deps: Deps,
  { id: refundId, intentId }: Refund,
  attempt: number,
): Promise<void> {
  for (const disputeId of await deps.payments.disputesOf(intentId)) {
    await noteDispute(deps, disputeId);
  }
  await spendKey(deps, KEYED, { id: refundId, attempt });
  await noteRefund(deps, refundId, { id: null, state: "failed" }, IS_REFUSED);
}
