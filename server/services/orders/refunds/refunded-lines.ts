import { and, eq } from "drizzle-orm";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import type { Tx } from "#db/client.ts";
import type { Order } from "../../payments/refunds/sold.ts";

/** What a refund of an order gave back of each line, or was to: in the form of a wish, so that it can be given anew. */
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
