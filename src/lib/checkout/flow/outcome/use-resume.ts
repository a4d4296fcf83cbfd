import { useEffect, useEffectEvent } from "react";
import { useReadBack } from "../fields/use-read-back.ts";
import { readCheckoutSession } from "../payment/intent/checkout-session.ts";
import { markPaying } from "../payment/tried/mark-paying.ts";
import type { Paid } from "./finish-order.ts";
import { useFinishOrder } from "./use-finish-order.ts";

/**
 * After a reload during payment: checks with our server whether it succeeded, so that the order is found rather than
 * paid twice. `onFinished` is called only if it did; if it did not, the fields show again what was typed. Without a
 * response, the next page load checks again.
 */
export function useResume(onFinished: (finished: Paid) => void) {
  const finish = useFinishOrder();
  const readBack = useReadBack();
  const tell = useEffectEvent(onFinished);
  const release = useEffectEvent((paymentIntentId: string) => {
    markPaying(paymentIntentId, false);
    void readBack(paymentIntentId);
  });
  useEffect(() => {
    const session = readCheckoutSession();
    if (!session?.paying) return;
    let current = true;
    const resume = async () => {
      const finished = await finish(session.paymentIntentId, { surelyPaid: false });
      if (!current) return;
      if (finished.kind === "unpaid") release(session.paymentIntentId);
      else if (finished.kind !== "unknown") tell(finished);
    };
    void resume();
    return () => {
      current = false;
    };
  }, [finish]);
}
