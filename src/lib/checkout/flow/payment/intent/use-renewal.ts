import { useEffect, useEffectEvent } from "react";
import { areSameLines } from "#shared/checkout/cart/cart.ts";
import { useCart } from "../../../rates/use-cart.ts";
import type { useIntent } from "./use-intent.ts";

type Intent = ReturnType<typeof useIntent>["intent"];

type RenewalOptions = {
  intent: Intent;
  /** The last intent that was paid: the cart changes after it, too, but there is nothing left to pay. */
  paid: Intent;
  /** While a payment is in progress, nothing is requested. */
  busy: boolean;
};

/** Calls `renew` when another tab, or the cart in the header, has changed what is to be paid. */
export function useRenewal({ intent, paid, busy }: RenewalOptions, renew: () => void): void {
  const { items } = useCart();
  const isOfOtherGoods =
    intent !== null && intent !== paid && items.length > 0 && !areSameLines(intent.lines, items);
  const renewForCart = useEffectEvent(renew);
  useEffect(() => {
    if (isOfOtherGoods && !busy) renewForCart();
  }, [isOfOtherGoods, busy]);
}
