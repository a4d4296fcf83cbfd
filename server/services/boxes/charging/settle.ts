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

/** What a box that is lost says of why its money goes back. */
const REFUSALS: Record<ReturnReason, BoxRefusal> = {
  goods_gone: "goods_gone",
  order_closed: "late",
  amount_mismatch: "wrong_amount",
  second_payment: "wrong_amount",
};

/** The money of a box buys nothing, and goes back: there is no box. */
export async function noteBoxLost(tx: Tx, checkoutId: string, why: ReturnReason): Promise<void> {
  const lastError = REFUSALS[why];
  await advanceAll(tx, lifecycles.box, "give_up", eq(boxes.checkoutId, checkoutId), {
    from: ["charging", "declined"],
    set: { dueAt: null, lastError },
  });
}
