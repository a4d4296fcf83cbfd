import type { LedgerKind, LedgerLine } from "#shared/payments/ledger.ts";
import { sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";

export type Posting = {
  at: Date;
  key: string;
  kind: LedgerKind;
  orderId: string | null;
  /** The payment this is about; null if there is none. */
  intentId: string | null;
  lines: LedgerLine[];
};

/** Posts a transaction to the ledger in one statement. Idempotent per key. */
export async function post(tx: Tx, posting: Posting): Promise<void> {
  if (posting.lines.length === 0) return;
  await tx.execute(sql`select post_to_ledger(${JSON.stringify([postingRow(posting)])}::jsonb)`);
}

/** A posting in the format `post_to_ledger` expects. */
export function postingRow({ at, key, kind, orderId, intentId, lines }: Posting) {
  const entries = lines.map(({ account, farmId, authority, amount }) => ({
    account,
    farm_id: farmId,
    authority,
    amount_cents: amount,
  }));
  return { key, kind, order_id: orderId, intent_id: intentId, created_at: at, entries };
}
