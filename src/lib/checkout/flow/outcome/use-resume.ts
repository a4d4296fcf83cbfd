import { useEffect, useEffectEvent } from "react";
import { markPaying, readCheckoutSession } from "../payment/checkout-session.ts";
import type { Finished } from "./finish-order.ts";
import { useFinishOrder } from "./use-finish-order.ts";

/**
 * After a reload during payment: checks with our server whether it succeeded, so that the order is found rather than
 * paid twice. `onFinished` is called only if it did.
 */
export function useResume(onFinished: (finished: Exclude<Finished, { kind: "unpaid" }>) => void) {
  const finish = useFinishOrder();
  const tell = useEffectEvent(onFinished);
  useEffect(() => {
    const session = readCheckoutSession();
    if (!session?.paying) return;
    let current = true;
    const resume = async () => {
      const finished = await finish(session.paymentIntentId, { surelyPaid: false });
      if (!current) return;
      if (finished.kind === "unpaid") markPaying(false);
      else tell(finished);
    };
    void resume();
    return () => {
      current = false;
    };
  }, [finish]);
}
