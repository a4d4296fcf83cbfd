import { eq } from "drizzle-orm";
import type { BoxRefusal } from "#shared/boxes/box-words.ts";
import type { ReturnReason } from "#shared/payments/late-payment.ts";
import { boxes } from "#db/schema/boxes.ts";
import type { Tx } from "#db/client.ts";
import { advanceAll } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/** A paid checkout has become an order; if it was for a box, marks the box as placed. */
export async function noteBoxPlaced(tx: Tx, checkoutId: string, orderId: string): Promise<void> {
  const set = { orderId, dueAt: null, lastError: null };
  await advanceAll(tx, lifecycles.box, "place", eq(boxes.checkoutId, checkoutId), { set });
}

/** The refusal to record on a box for each reason its money is refunded. */
const REFUSALS: Record<ReturnReason, BoxRefusal> = {
  goods_gone: "goods_gone",
  order_closed: "late",
  amount_mismatch: "wrong_amount",
  second_payment: "wrong_amount",
};

/** A box's payment cannot become an order and is refunded; marks the box as given up. */
export async function noteBoxLost(tx: Tx, checkoutId: string, why: ReturnReason): Promise<void> {
  const lastError = REFUSALS[why];
  await advanceAll(tx, lifecycles.box, "give_up", eq(boxes.checkoutId, checkoutId), {
    from: ["charging", "declined"],
    set: { dueAt: null, lastError },
  });
}
