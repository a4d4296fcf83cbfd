import { readCheckoutSession } from "../payment/intent/checkout-session.ts";
import { markPaying } from "../payment/tried/mark-paying.ts";
import type { Paid } from "./finish-order.ts";
import { useFinishOrder } from "./use-finish-order.ts";

/**
 * Shows the order of a checkout that the server reports as paid, or whose payment it reports as on its way. Returns
 * whether there is something to show: a payment on its way may be declined, or belong to another tab.
 */
export function usePaidOrder(onFinished: (finished: Paid) => void) {
  const finish = useFinishOrder();
  return async (surelyPaid: boolean): Promise<boolean> => {
    const session = readCheckoutSession();
    if (!session) return false;
    const finished = await finish(session.paymentIntentId, { surelyPaid });
    if (finished.kind === "unpaid") markPaying(session.paymentIntentId, false);
    if (finished.kind === "unpaid" || finished.kind === "unknown") return false;
    onFinished(finished);
    return true;
  };
}
