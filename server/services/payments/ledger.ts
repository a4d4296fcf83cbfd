import type { LedgerKind, LedgerLine } from "#shared/payments/ledger.ts";
import { sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { instantOf } from "#db/sql-instant.ts";

type Posting = {
  at: Date;
  key: string;
  kind: LedgerKind;
  orderId: string | null;
  /** The payment it is about; null for what no payment is behind. */
  intentId: string | null;
  lines: LedgerLine[];
};

/** Posts a transaction to the ledger, once per key: posting it again changes nothing. One statement. */
export async function post(
  tx: Tx,
  { at: createdAt, key, kind, orderId, intentId, lines }: Posting,
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ account, farmId, amount }) => ({
    account,
    farm_id: farmId,
    amount,
  }));
  await tx.execute(sql`
    with posted as (
      insert into ledger_transactions (key, kind, order_id, intent_id, created_at)
      values (${key}, ${kind}, ${orderId}, ${intentId}, ${instantOf(createdAt)})
      on conflict do nothing
      returning id
    )
    insert into ledger_entries (transaction_id, account, farm_id, amount_cents)
    select posted.id, line.account, line.farm_id, line.amount
    from posted, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as line(account ledger_account, farm_id integer, amount integer)`);
}
