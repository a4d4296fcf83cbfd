import { createContext, useContext } from "react";
import { messages } from "#shared/messages.ts";
import type { CartStore } from "./cart-store.ts";

export const CartContext = createContext<CartStore | null>(null);

/** The cart's store. Throws 'useCart must be used within a CartProvider' outside of one (spec 4). */
export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (!store) throw new Error(messages.cartMisuse);
  return store;
}
