import { asc, eq } from "drizzle-orm";
import { cents, type Cents } from "#shared/money.ts";
import type { LedgerAccount, LedgerKind } from "#shared/payments/ledger.ts";
import { ledgerEntries, ledgerTransactions } from "#db/schema/payments/payments.ts";
import type { Db, Tx } from "#db/client.ts";

/** A ledger transaction, with the amount it moved on each account. */
export type Movement = {
  kind: LedgerKind;
  key: string;
  at: string;
  intentId: string | null;
  on: ReadonlyMap<LedgerAccount, Cents>;
};

/** The ledger transactions of an order or a payment, or the one with that key, oldest first. */
export async function movementsOf(
  db: Db | Tx,
  about: { orderId: string } | { intentId: string } | { key: string },
): Promise<Movement[]> {
  const rows = await db
    .select({
      id: ledgerTransactions.id,
      kind: ledgerTransactions.kind,
      key: ledgerTransactions.key,
      at: ledgerTransactions.createdAt,
      intentId: ledgerTransactions.intentId,
      account: ledgerEntries.account,
      amount: ledgerEntries.amount,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(isAbout(about))
    .orderBy(asc(ledgerTransactions.createdAt), asc(ledgerEntries.id));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    const on = new Map<LedgerAccount, Cents>();
    for (const { account, amount } of entries) {
      on.set(account, cents((on.get(account) ?? 0) + amount));
    }
    const { kind, key, at, intentId } = first;
    return [{ kind, key, at: at.toISOString(), intentId, on }];
  });
}

function isAbout(about: { orderId: string } | { intentId: string } | { key: string }) {
  if ("orderId" in about) return eq(ledgerTransactions.orderId, about.orderId);
  return "intentId" in about
    ? eq(ledgerTransactions.intentId, about.intentId)
    : eq(ledgerTransactions.key, about.key);
}

/** The amount that a transaction moved on an account; debits are positive. */
export function movedOn({ on }: Movement, account: LedgerAccount): Cents {
  return on.get(account) ?? cents(0);
}

/** The id in the key of a transaction, as in `order_refund:{refund}`. */
export function idIn({ key }: Pick<Movement, "key">): string {
  return key.split(":")[1] ?? "";
}
