import {
  type CartAction,
  type CartItem,
  cartReducer,
  type CartState,
  EMPTY_CART,
} from "#shared/checkout/cart/cart.ts";
import { CART_STORAGE_KEY, decodeCart, encodeCart } from "#shared/checkout/cart/cart-storage.ts";

/** The part of `localStorage` that the cart needs. */
export type CartStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type CartStore = ReturnType<typeof createCartStore>;

/** Opening and closing the drawer concerns only this tab, so it is not saved (spec section 4). */
const SAVED: ReadonlySet<CartAction["type"]> = new Set([
  "add",
  "remove",
  "setQuantity",
  "limit",
  "takeOut",
  "reprice",
  "retax",
]);

/**
 * A browser tab's cart: the reducer's state, synchronized with the copy in browser storage. It starts empty, as on
 * the server, until `restore` is called.
 */
export function createCartStore(storage: () => CartStorage) {
  let state: CartState = EMPTY_CART;
  let savedText: string | null = null;
  const listeners = new Set<() => void>();

  const set = (next: CartState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  /** Another tab may have saved in the meantime: load its items before changing anything. */
  const restore = () => {
    const text = readText(storage);
    if (text === savedText) return;
    savedText = text;
    set(cartReducer(state, { type: "restore", items: readItems(text) }));
  };

  /** If saving fails, the difference must not look like another tab's change later. */
  const save = (text: string | null) => {
    writeText(storage, text);
    savedText = readText(storage);
  };

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restore,
    dispatch(action: CartAction) {
      if (SAVED.has(action.type)) restore();
      set(cartReducer(state, action));
      if (SAVED.has(action.type)) save(encodeCart(state.items));
      if (action.type === "clear") save(null);
    },
  };
}

function readText(storage: () => CartStorage): string | null {
  try {
    return storage().getItem(CART_STORAGE_KEY);
  } catch (error) {
    console.error("The saved cart cannot be reached", error);
    return null;
  }
}

function readItems(text: string | null): CartItem[] {
  if (text === null) return [];
  try {
    const { items, unreadable } = decodeCart(text);
    if (unreadable > 0) console.error(`${unreadable} lines of the saved cart cannot be read`);
    return items;
  } catch (error) {
    console.error("The saved cart cannot be read", error);
    return [];
  }
}

/** If the browser refuses to store it (private mode, quota), the cart still works on this page. */
function writeText(storage: () => CartStorage, text: string | null): void {
  try {
    if (text === null) storage().removeItem(CART_STORAGE_KEY);
    else storage().setItem(CART_STORAGE_KEY, text);
  } catch (error) {
    console.error("The cart cannot be saved", error);
  }
}
