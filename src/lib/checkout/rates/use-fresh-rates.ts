import { useEffect, useEffectEvent } from "react";
import { trpc } from "../../api/trpc.ts";

/** Refetches the rates whenever the cart is opened: a page can stay open while an admin changes them. */
export function useFreshRates(isCartOpen: boolean): void {
  const { delivery } = trpc.useUtils().checkout;
  const refresh = useEffectEvent(() => {
    void delivery.terms.invalidate();
    void delivery.check.invalidate();
  });
  useEffect(() => {
    if (isCartOpen) refresh();
  }, [isCartOpen]);
}
