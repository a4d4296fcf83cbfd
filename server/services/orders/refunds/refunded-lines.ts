import { and, eq } from "drizzle-orm";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import type { Tx } from "#db/client.ts";
import type { Order } from "../../payments/refunds/sold.ts";

/** The lines of a refund, even a failed one, in the form of a `RefundWish`, so that they can be refunded again. */
export async function refundedLines(tx: Tx, { id: orderId }: Order, refundId: string) {
  return tx
    .select({
      productId: refundLines.productId,
      quantity: refundLines.quantity,
      weight: refundLines.weight,
    })
    .from(refundLines)
    .where(and(eq(refundLines.refundId, refundId), eq(refundLines.orderId, orderId)));
}
