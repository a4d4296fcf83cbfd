import { checkoutOutcome as m } from "#messages/checkout/outcome.ts";
import { spec } from "#messages/spec.ts";
import { useFinishOrder } from "../outcome/use-finish-order.ts";
import { markPaying } from "./tried/mark-paying.ts";
import type { PaymentStepProps } from "./payment-step.tsx";

type Showing = Pick<PaymentStepProps, "onFinished"> & {
  /** Shows why it is not paid, or not known to be. */
  fail: (text: string, title?: string) => void;
  /** Called if it is paid, but our server does not know its outcome yet. */
  onSlow?: () => void;
};

/** Shows the outcome of a payment, as far as our server knows it, and returns which one it is. */
export function useOutcome({ onFinished, fail, onSlow }: Showing) {
  const finish = useFinishOrder();
  /** `unpaid` is shown if nothing was paid. */
  return async (
    paymentIntentId: string,
    { surelyPaid, unpaid = spec.paymentCheckCard }: { surelyPaid: boolean; unpaid?: string },
  ) => {
    const finished = await finish(paymentIntentId, { surelyPaid, ...(onSlow && { onSlow }) });
    if (finished.kind === "unpaid") {
      markPaying(paymentIntentId, false);
      fail(unpaid);
    } else if (finished.kind === "unknown") fail(m.notLookedUpText, m.notLookedUp);
    else onFinished(finished);
    return finished.kind;
  };
}
