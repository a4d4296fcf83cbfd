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

/**
 * The cart and its actions, without totals: for components on every page. Throws outside of a `CartProvider` (spec
 * section 4).
 */
export function useCartState() {
  const store = useCartStore();
  const state = useSyncExternalStore(store.subscribe, store.get, () => EMPTY_CART);
  const actions = useMemo(() => actionsOf(store), [store]);
  return { ...state, itemCount: itemCount(state.items), ...actions };
}

/** How many units of a product are in the cart; the only part of the cart a product card subscribes to. */
export function useCartQuantity(id: number): number {
  const store = useCartStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().items.find((item) => item.id === id)?.quantity ?? 0,
    () => 0,
  );
}

/** The cart's actions, without subscribing to the cart. */
export function useCartActions() {
  const store = useCartStore();
  return useMemo(() => actionsOf(store), [store]);
}

function actionsOf(store: CartStore) {
  return {
    /** Adds to the cart; `at` is the original position of a line that is restored. */
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
     * Removes the ordered lines from the cart, or everything if they are unknown, without changing the drawer. Lines
     * added since then stay.
     */
    removeOrdered: (lines: readonly OrderedLine[] | null) =>
      store.dispatch({ type: "takeOut", lines: lines ?? store.get().items }),
    /** Like `removeOrdered`, and clears the cart if nothing is left. */
    clearOrdered(lines: readonly OrderedLine[] | null) {
      store.dispatch({ type: "takeOut", lines: lines ?? store.get().items });
      if (store.get().items.length === 0) store.dispatch({ type: "clear" });
    },
    /** Applies the prices the server returned. */
    reprice: (prices: ReadonlyMap<number, Cents>) => store.dispatch({ type: "reprice", prices }),
  };
}

function notifyOf(fit: Fit): number {
  if (fit.word) notify.info(fit.word);
  return fit.quantity;
}
