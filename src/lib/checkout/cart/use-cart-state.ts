import { useMemo, useSyncExternalStore } from "react";
import {
  type CartItem,
  EMPTY_CART,
  itemCount,
  type OrderedLine,
} from "#shared/checkout/cart/cart.ts";
import { type Fit, fitAdded, fitSet } from "#shared/checkout/cart/cart-limits.ts";
import type { Cents } from "#shared/money.ts";
import { notify } from "../../toasts/notify.ts";
import { useCartStore } from "./cart-context.ts";
import type { CartStore } from "./cart-store.ts";

/** The cart and what can be done to it, without what it costs: for what every page has. Throws outside of a `CartProvider` (spec section 4). */
export function useCartState() {
  const store = useCartStore();
  const state = useSyncExternalStore(store.subscribe, store.get, () => EMPTY_CART);
  const actions = useMemo(() => actionsOf(store), [store]);
  return { ...state, itemCount: itemCount(state.items), ...actions };
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
    /** Adds to the cart; `at` is where a line was that is put back. */
    addItem(item: CartItem, at?: number) {
      const quantity = notifyOf(fitAdded(store.get().items, item.id, item.quantity));
      if (quantity > 0) store.dispatch({ type: "add", item: { ...item, quantity }, at });
    },
    removeItem: (id: number) => store.dispatch({ type: "remove", id }),
    updateQuantity: (id: number, wanted: number) =>
      store.dispatch({ type: "setQuantity", id, quantity: notifyOf(fitSet(wanted)) }),
    openCart: () => store.dispatch({ type: "open" }),
    closeCart: () => store.dispatch({ type: "close" }),
    /** Empties the cart, closes the drawer and deletes the saved copy. */
    clearCart: () => store.dispatch({ type: "clear" }),
    /**
     * Takes what was ordered out of the cart, or all of it where that is not known, and leaves the drawer
     * as it is. What was added since stays.
     */
    removeOrdered: (lines: readonly OrderedLine[] | null) =>
      store.dispatch({ type: "takeOut", lines: lines ?? store.get().items }),
    /** The same; a cart of which nothing is left is cleared. */
    clearOrdered(lines: readonly OrderedLine[] | null) {
      store.dispatch({ type: "takeOut", lines: lines ?? store.get().items });
      if (store.get().items.length === 0) store.dispatch({ type: "clear" });
    },
    /** Takes over the prices the server returned. */
    reprice: (prices: ReadonlyMap<number, Cents>) => store.dispatch({ type: "reprice", prices }),
  };
}

function notifyOf(fit: Fit): number {
  if (fit.word) notify.info(fit.word);
  return fit.quantity;
}
