import { useContext, useMemo } from "react";
import { pricedItems } from "#shared/checkout/cart/cart.ts";
import { billOf } from "#shared/checkout/pricing.ts";
import { RatesContext } from "../cart/cart-context.ts";
import { useCartState } from "../cart/use-cart-state.ts";

/** The cart, its totals at the current rates, and its actions. Throws outside of a `CartProvider` (spec section 4). */
export function useCart() {
  const cart = useCartState();
  const rates = useContext(RatesContext);
  const { totals, taxBps } = useMemo(
    () => billOf(pricedItems(cart.items), rates),
    [cart.items, rates],
  );
  return { ...cart, totals, taxBps, rates };
}
