import { type ReactNode, useEffect, useMemo, useState } from "react";
import { CART_STORAGE_KEY } from "#shared/checkout/cart/cart-storage.ts";
import { CartContext, type CartView, CartViewContext } from "./cart-context.ts";
import { createCartStore } from "./cart-store.ts";

/**
 * Holds the visitor's cart. The saved copy is loaded after mounting, so that the first render matches the server's;
 * changes in other tabs arrive as storage events.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createCartStore(() => window.localStorage));
  const [view, show] = useState<CartView | null>(null);
  const views = useMemo(() => ({ view, show }), [view]);

  useEffect(() => {
    store.restore();
    const onStorage = (event: StorageEvent) => {
      if (event.key === CART_STORAGE_KEY || event.key === null) store.restore();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [store]);

  return (
    <CartContext value={store}>
      <CartViewContext value={views}>{children}</CartViewContext>
    </CartContext>
  );
}
