import { useState } from "react";
import { checkoutCart as m } from "#messages/checkout-cart.ts";
import type { CartItem } from "#shared/checkout/cart/cart.ts";
import { useCartStore } from "./cart-context.ts";
import { useCartActions } from "./use-cart-state.ts";

/** Something that was taken out and can be put back. */
type Removed = { label: string; before: readonly CartItem[] };

/** Removing and clearing with Undo. The offer stands beside the list until it is used or replaced. */
export function useCartUndo() {
  const store = useCartStore();
  const { updateQuantity, removeItem, clearCart, replaceItems } = useCartActions();
  const [removed, setRemoved] = useState<Removed | null>(null);

  const remember = (label: string) => setRemoved({ label, before: store.get().items });
  const remove = (item: CartItem) => {
    remember(m.removed(item.name));
    removeItem(item.id);
  };
  return {
    removed,
    forget: () => setRemoved(null),
    remove,
    setQuantity(item: CartItem, quantity: number) {
      if (quantity <= 0) return remove(item);
      setRemoved(null);
      updateQuantity(item.id, quantity);
    },
    clear() {
      remember(m.cleared);
      clearCart();
    },
    undo() {
      if (removed) replaceItems(removed.before);
      setRemoved(null);
    },
  };
}

export type CartUndo = ReturnType<typeof useCartUndo>;
