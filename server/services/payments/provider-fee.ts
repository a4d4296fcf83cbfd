import { feeEntries } from "#shared/payments/ledger.ts";
import type { Tx } from "#db/client.ts";
import type { Intent } from "../../payments/port.ts";
import { post } from "./ledger.ts";

/** The provider's fee, once it is known and once per charge. */
export async function postFee(
  tx: Tx,
  orderId: string | null,
  { id: intentId, chargeId, fee }: Intent,
  at: Date,
): Promise<void> {
  if (chargeId === null || fee === null || fee === 0) return;
  const lines = feeEntries(fee);
  await post(tx, { at, key: `fee:${chargeId}`, kind: "provider_fee", orderId, intentId, lines });
}
