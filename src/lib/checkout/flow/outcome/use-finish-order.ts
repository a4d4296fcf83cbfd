import { useCallback } from "react";
import { trpc } from "#client/lib/api/trpc.ts";
import { type Finished, finishOrder } from "./finish-order.ts";

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Looks up the order of a payment on our server; the provider's word alone is never enough. */
export function useFinishOrder() {
  const { mutateAsync } = trpc.checkout.processOrder.useMutation({ meta: { silent: true } });
  return useCallback(
    (
      paymentIntentId: string,
      options: { surelyPaid: boolean; onSlow?: () => void },
    ): Promise<Finished> =>
      finishOrder({ ask: () => mutateAsync({ paymentIntentId, userId: null }), wait, ...options }),
    [mutateAsync],
  );
}
