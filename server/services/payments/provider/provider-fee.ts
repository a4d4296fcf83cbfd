import { feeEntries } from "#shared/payments/ledger.ts";
import type { Tx } from "#db/client.ts";
import type { Intent } from "../../../payments/port.ts";
import { post, type Posting } from "../ledger.ts";

/** Posts the provider's fee once it is known, once per charge. */
export async function postFee(
  tx: Tx,
  orderId: string | null,
  intent: Intent,
  at: Date,
): Promise<void> {
  const posting = feePosting(orderId, intent, at);
  if (posting) await post(tx, posting);
}

/** The posting for `postFee`; null if there is no fee. */
export function feePosting(
  orderId: string | null,
  { id: intentId, chargeId, fee }: Intent,
  at: Date,
): Posting | null {
  if (chargeId === null || fee === null || fee === 0) return null;
  const lines = feeEntries(fee);
  return { at, key: `fee:${chargeId}`, kind: "provider_fee", orderId, intentId, lines };
}
