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

/** Refunds under their idempotency keys, as long as they were not answered. */
const KEYED: KeyedRows = { ...keyedRows(refunds), isOpen: eq(refunds.state, "requested") };

/**
 * Asks the provider for a refund we owe and books the answer. The key makes it happen once; a refund
 * that was asked for before is looked up first, so that no new key makes it twice. Throws
 * `ProviderFailure`; calling it again goes on where it stopped.
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

/** Of the query's `refunds`: nothing has settled it, and the bank has not given all of its money back to us. */
const IS_REFUSED = sql`${refunds.state} = 'requested' and not ${isHeldByBank}
  and (not ${hasDispute("won")} or ${hasDispute("lost")})`;

/**
 * The bank has called the charge back, and no event may have said so yet: its disputes are taken in, and the refund
 * goes the way of one whose dispute was known. It waits while the bank decides, is settled by what the bank took, and
 * is sent again once the dispute is won. Where none of these is so, it failed.
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
