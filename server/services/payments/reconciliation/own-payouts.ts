import { and, asc, inArray, notExists, sql } from "drizzle-orm";
import { OWN_PAYOUT_TYPES, ownPayoutEntries } from "#shared/payments/payouts/own-payout.ts";
import { ledgerTransactions } from "#db/schema/payments/payments.ts";
import { providerTransactions } from "#db/schema/payments/reconciliation.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { post } from "../ledger.ts";

/**
 * Books payouts to the market's own bank account, and any that were returned, once each. The provider makes
 * them automatically; its transaction list is the first we learn of them.
 */
export async function bookOwnPayouts({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const { id, type, amount, fee, madeAt } = providerTransactions;
  const key = sql<string>`'own_payout:' || ${id}`;
  const isBooked = db
    .select({ one: sql`1` })
    .from(ledgerTransactions)
    .where(sql`${ledgerTransactions.key} = ${key}`);
  const rows = await db
    .select({ key, amount, fee })
    .from(providerTransactions)
    .where(and(inArray(type, [...OWN_PAYOUT_TYPES]), notExists(isBooked)))
    .orderBy(asc(madeAt), asc(id));
  if (rows.length === 0) return;
  const about = { at: clock.now(), kind: "own_payout", orderId: null, intentId: null } as const;
  await inTransaction(db, async (tx) => {
    for (const row of rows) {
      const lines = ownPayoutEntries(row.amount, row.fee);
      await post(tx, { ...about, key: row.key, lines });
    }
  });
}
