import { and, eq, ne, sql } from "drizzle-orm";
import { cents, type Cents } from "#shared/money.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";

/** What refunds that did not fail give back of a payment. */
export async function paidBack(tx: Tx, intentId: string): Promise<Cents> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), ne(refunds.state, "failed")));
  return cents(row?.sum ?? 0);
}
