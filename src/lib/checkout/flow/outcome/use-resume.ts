import { useEffect, useEffectEvent } from "react";
import { readCheckoutSession } from "../payment/checkout-session.ts";
import { markPaying } from "../payment/mark-paying.ts";
import type { Paid } from "./finish-order.ts";
import { useFinishOrder } from "./use-finish-order.ts";

/**
 * After a reload during payment: checks with our server whether it succeeded, so that the order is found rather than
 * paid twice. `onFinished` is called only if it did. Without a response, the next page load checks again.
 */
export function useResume(onFinished: (finished: Paid) => void) {
  const finish = useFinishOrder();
  const tell = useEffectEvent(onFinished);
  useEffect(() => {
    const session = readCheckoutSession();
    if (!session?.paying) return;
    let current = true;
    const resume = async () => {
      const finished = await finish(session.paymentIntentId, { surelyPaid: false });
      if (!current) return;
      if (finished.kind === "unpaid") markPaying(session.paymentIntentId, false);
      else if (finished.kind !== "unknown") tell(finished);
    };
    void resume();
    return () => {
      current = false;
    };
  }, [finish]);
}
