import { and, asc, eq } from "drizzle-orm";
import { sumCents } from "#shared/money.ts";
import type { Tx } from "#db/client.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { WrittenRefund } from "./refund-order.ts";

/**
 * The refund already written for an order under a form's idempotency key; null if there is none. Makes repeated
 * requests return the same result without refunding twice. The caller must have locked the order.
 */
export async function givenUnder(
  tx: Tx,
  orderId: string,
  key: string | undefined,
): Promise<WrittenRefund | null> {
  if (key === undefined) return null;
  const given = await tx
    .select({ id: refunds.id, amount: refunds.amount, credit: refunds.credit })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.actKey, key)))
    .orderBy(asc(refunds.id));
  const [first] = given;
  if (!first) return null;
  const amount = sumCents(given.flatMap((refund) => [refund.amount, refund.credit]));
  return { refundId: first.id, amount };
}
