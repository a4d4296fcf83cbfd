import { and, eq, ne, sql } from "drizzle-orm";
import { cents, type Cents } from "#shared/money.ts";
import type { PriceBack } from "#shared/payments/ledger.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import { takenByBank } from "./held.ts";

/** The total of a payment's refunds that have not failed. */
export async function paidBack(tx: Tx, intentId: string): Promise<Cents> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), ne(refunds.state, "failed")));
  return cents(row?.sum ?? 0);
}

/**
 * How the full price of a purchase was returned, where `amount` is the latest refund, already saved; null until
 * all of it has been returned.
 */
export async function wholePriceBack(
  tx: Tx,
  { intentId, price, amount }: { intentId: string; price: Cents; amount: Cents },
): Promise<PriceBack | null> {
  const taken = await takenByBank(tx, intentId);
  if ((await paidBack(tx, intentId)) + taken < price) return null;
  return { back: amount, taken: cents(Math.min(taken, Math.max(0, price - amount))) };
}
