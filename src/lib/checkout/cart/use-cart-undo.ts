import { useState } from "react";
import { checkoutCart as m } from "#messages/checkout/cart.ts";
import type { CartItem } from "#shared/checkout/cart/cart.ts";
import { useCartStore } from "./cart-context.ts";
import { useCartActions } from "./use-cart-state.ts";

/** Removed lines that can be restored, with their positions. */
type Removed = { label: string; lines: readonly { item: CartItem; at: number }[] };

/** Undo for removing lines and clearing the cart. The offer is shown next to the list until it is used or replaced. */
export function useCartUndo() {
  const store = useCartStore();
  const { addItem, updateQuantity, removeItem, clearCart } = useCartActions();
  const [removed, setRemoved] = useState<Removed | null>(null);

  const remember = (label: string, isOut: (item: CartItem) => boolean) => {
    const lines = store.get().items.map((item, at) => ({ item, at }));
    setRemoved({ label, lines: lines.filter(({ item }) => isOut(item)) });
  };
  const remove = (item: CartItem) => {
    remember(m.removed(item.name), ({ id }) => id === item.id);
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
      remember(m.cleared, () => true);
      clearCart();
    },
    undo() {
      for (const { item, at } of removed?.lines ?? []) addItem(item, at);
      setRemoved(null);
    },
  };
}

export type CartUndo = ReturnType<typeof useCartUndo>;
