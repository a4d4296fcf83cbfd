import type { LedgerKind, LedgerLine } from "#shared/payments/ledger.ts";
import { sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";

export type Posting = {
  at: Date;
  key: string;
  kind: LedgerKind;
  orderId: string | null;
  /** The payment it is about; null for what no payment is behind. */
  intentId: string | null;
  lines: LedgerLine[];
};

/** Posts a transaction to the ledger, once per key: posting it again changes nothing. One statement. */
export async function post(tx: Tx, posting: Posting): Promise<void> {
  if (posting.lines.length === 0) return;
  await tx.execute(sql`select post_to_ledger(${JSON.stringify([postingRow(posting)])}::jsonb)`);
}

/** A posting as `post_to_ledger` takes it. */
export function postingRow({ at, key, kind, orderId, intentId, lines }: Posting) {
  const entries = lines.map(({ account, farmId, authority, amount }) => ({
    account,
    farm_id: farmId,
    authority,
    amount_cents: amount,
  }));
  return { key, kind, order_id: orderId, intent_id: intentId, created_at: at, entries };
}
