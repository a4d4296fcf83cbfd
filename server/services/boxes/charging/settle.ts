import { eq } from "drizzle-orm";
import type { BoxRefusal } from "#shared/boxes/box-words.ts";
import type { ReturnReason } from "#shared/payments/late-payment.ts";
import { boxes } from "#db/schema/boxes.ts";
import type { Tx } from "#db/client.ts";
import { advanceAll } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/** The order of a paid checkout is there: if it was a box's, the box is placed with it. */
export async function noteBoxPlaced(tx: Tx, checkoutId: string, orderId: string): Promise<void> {
  const set = { orderId, dueAt: null, lastError: null };
  await advanceAll(tx, lifecycles.box, "place", eq(boxes.checkoutId, checkoutId), { set });
}

/** The money of a box buys nothing, and goes back: there is no box. */
export async function noteBoxLost(tx: Tx, checkoutId: string, why: ReturnReason): Promise<void> {
  const lastError: BoxRefusal = why === "goods_gone" ? "goods_gone" : "wrong_amount";
  await advanceAll(tx, lifecycles.box, "give_up", eq(boxes.checkoutId, checkoutId), {
    from: ["charging", "declined"],
    set: { dueAt: null, lastError },
  });
}
