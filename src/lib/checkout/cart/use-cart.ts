import { useContext, useMemo, useSyncExternalStore } from "react";
import { type CartItem, EMPTY_CART, itemCount, pricedItems } from "#shared/checkout/cart.ts";
import { type Fit, fitAdded, fitSet } from "#shared/checkout/cart-limits.ts";
import type { Cents } from "#shared/money.ts";
import { billOf } from "#shared/checkout/pricing.ts";
import { notify } from "../../toasts/notify.ts";
import { RatesContext, useCartStore } from "./cart-context.ts";
import type { CartStore } from "./cart-store.ts";

/** The cart, what it costs by the rates in force, and what can be done to it. Throws outside of a `CartProvider` (spec section 4). */
export function useCart() {
  const store = useCartStore();
  const state = useSyncExternalStore(store.subscribe, store.get, () => EMPTY_CART);
  const actions = useMemo(() => actionsOf(store), [store]);
  const rates = useContext(RatesContext);
  const { totals, taxBps } = useMemo(
    () => billOf(pricedItems(state.items), rates),
    [state.items, rates],
  );
  return { ...state, totals, taxBps, rates, itemCount: itemCount(state.items), ...actions };
}

/** How many of one product are in the cart; a product card listens to nothing else. */
export function useCartQuantity(id: number): number {
  const store = useCartStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().items.find((item) => item.id === id)?.quantity ?? 0,
    () => 0,
  );
}

/** What can be done to the cart, without listening to it. */
export function useCartActions() {
  const store = useCartStore();
  return useMemo(() => actionsOf(store), [store]);
}

function actionsOf(store: CartStore) {
  return {
    addItem(item: CartItem) {
      const quantity = say(fitAdded(store.get().items, item.id, item.quantity));
      if (quantity > 0) store.dispatch({ type: "add", item: { ...item, quantity } });
    },
    removeItem: (id: number) => store.dispatch({ type: "remove", id }),
    updateQuantity: (id: number, wanted: number) =>
      store.dispatch({ type: "setQuantity", id, quantity: say(fitSet(wanted)) }),
    openCart: () => store.dispatch({ type: "open" }),
    closeCart: () => store.dispatch({ type: "close" }),
    /** Empties the cart, closes the drawer and deletes the saved copy. */
    clearCart: () => store.dispatch({ type: "clear" }),
    /** Removes all items and leaves the drawer as it is: what a placed order does there. */
    removeAll() {
      for (const item of store.get().items) store.dispatch({ type: "remove", id: item.id });
    },
    /** Takes over the prices the server returned. */
    reprice: (prices: ReadonlyMap<number, Cents>) => store.dispatch({ type: "reprice", prices }),
    /** Puts remembered items back: what Undo does. */
    replaceItems: (items: readonly CartItem[]) => store.replace(items),
  };
}

function say(fit: Fit): number {
  if (fit.word) notify.info(fit.word);
  return fit.quantity;
}
