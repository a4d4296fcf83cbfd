import type { LedgerKind, LedgerLine } from "#shared/payments/ledger.ts";
import { ledgerEntries, ledgerTransactions } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";

type Posting = {
  at: Date;
  key: string;
  kind: LedgerKind;
  orderId: string | null;
  /** The payment it is about; null for what no payment is behind. */
  intentId: string | null;
  lines: LedgerLine[];
};

/** Posts a transaction to the ledger, once per key: posting it again changes nothing. */
export async function post(
  tx: Tx,
  { at: createdAt, key, kind, orderId, intentId, lines }: Posting,
): Promise<void> {
  if (lines.length === 0) return;
  const [transaction] = await tx
    .insert(ledgerTransactions)
    .values({ key, kind, orderId, intentId, createdAt })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id });
  if (!transaction) return;
  await tx
    .insert(ledgerEntries)
    .values(lines.map((line) => ({ ...line, transactionId: transaction.id })));
}
