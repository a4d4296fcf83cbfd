import { and, eq, ne, sql } from "drizzle-orm";
import { cents, type Cents } from "#shared/money.ts";
import type { PriceBack } from "#shared/payments/ledger.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import { takenByBank } from "./held.ts";

/** What refunds that did not fail give back of a payment. */
export async function paidBack(tx: Tx, intentId: string): Promise<Cents> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), ne(refunds.state, "failed")));
  return cents(row?.sum ?? 0);
}

/**
 * How the whole price of what a payment bought has gone back, the last of it by a refund of this amount, which is
 * written; null as long as a part of it has not.
 */
export async function wholePriceBack(
  tx: Tx,
  { intentId, price, amount }: { intentId: string; price: Cents; amount: Cents },
): Promise<PriceBack | null> {
  const taken = await takenByBank(tx, intentId);
  if ((await paidBack(tx, intentId)) + taken < price) return null;
  return { back: amount, taken: cents(Math.min(taken, Math.max(0, price - amount))) };
}
