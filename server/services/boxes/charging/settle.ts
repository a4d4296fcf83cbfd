import { and, eq, inArray } from "drizzle-orm";
import type { ReturnReason } from "#shared/payments/late-payment.ts";
import { boxes } from "#db/schema/boxes.ts";
import type { Tx } from "#db/client.ts";

/** The order of a paid checkout is there: if it was a box's, the box is placed with it. */
export async function noteBoxPlaced(tx: Tx, checkoutId: string, orderId: string): Promise<void> {
  await tx
    .update(boxes)
    .set({ state: "placed", orderId, dueAt: null, lastError: null })
    .where(and(eq(boxes.checkoutId, checkoutId), inArray(boxes.state, ["charging", "declined"])));
}

/** The money of a box buys nothing, and goes back: there is no box. */
export async function noteBoxLost(tx: Tx, checkoutId: string, why: ReturnReason): Promise<void> {
  const lastError =
    why === "goods_gone"
      ? "Its goods were gone when the payment came; the money goes back."
      : "Its payment was not the amount of the box; the money goes back.";
  await tx
    .update(boxes)
    .set({ state: "given_up", dueAt: null, lastError })
    .where(and(eq(boxes.checkoutId, checkoutId), inArray(boxes.state, ["charging", "declined"])));
}
