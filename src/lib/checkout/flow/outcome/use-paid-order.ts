import { readCheckoutSession } from "../payment/checkout-session.ts";
import type { Finished } from "./finish-order.ts";
import { useFinishOrder } from "./use-finish-order.ts";

/** Shows the order of a checkout that the server reports as already paid. */
export function usePaidOrder(
  onFinished: (finished: Exclude<Finished, { kind: "unpaid" }>) => void,
) {
  const finish = useFinishOrder();
  return async () => {
    const session = readCheckoutSession();
    if (!session) return;
    const finished = await finish(session.paymentIntentId, { surelyPaid: true });
    if (finished.kind !== "unpaid") onFinished(finished);
  };
}
