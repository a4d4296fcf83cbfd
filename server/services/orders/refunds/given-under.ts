import { and, asc, eq } from "drizzle-orm";
import { sumCents } from "#shared/money.ts";
import type { Tx } from "#db/client.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { WrittenRefund } from "./refund-order.ts";

/**
 * What an act gave back of an order that is locked, found by the key its form made; null when it has given
 * nothing yet. Whoever lost the answer asks again and gets the same one, and nothing goes back twice.
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
