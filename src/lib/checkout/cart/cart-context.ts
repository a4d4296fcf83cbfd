import { createContext, useContext } from "react";
import { type CartRates, DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import type { CartStore } from "./cart-store.ts";

/** The overlays besides the drawer; only one can be open (spec section 2). */
export type CartView = "sheet" | "panel" | "dialog";
export type CartViewState = { view: CartView | null; show: (view: CartView | null) => void };

/** The cart's rates: the specification's, until a page provides those from the settings. */
export const RatesContext = createContext<CartRates>({ ...DEFAULT_RATES, isFeeKnown: true });
export const CartContext = createContext<CartStore | null>(null);
export const CartViewContext = createContext<CartViewState | null>(null);

/** The cart's store. Throws 'useCart must be used within a CartProvider' outside of one (spec 4). */
export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (!store) throw new Error("useCart must be used within a CartProvider");
  return store;
}

/** Which of sheet, panel and checkout dialog is open, and `show` to open one or, with null, close it. */
export function useCartView(): CartViewState {
  const state = useContext(CartViewContext);
  if (!state) throw new Error("useCart must be used within a CartProvider");
  return state;
}
