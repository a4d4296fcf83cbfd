import { checkoutCart as m } from "#messages/checkout/cart.ts";
import { type CartItem } from "./cart.ts";
import { limits } from "../../platform/limits.ts";

/** How much of the requested quantity fits, and a message for the shopper if not all of it does. */
export type Fit = { quantity: number; word: string | null };

/** How many of `wanted` more units of a product still fit in the cart. */
export function fitAdded(items: readonly CartItem[], id: number, wanted: number): Fit {
  const present = items.find((item) => item.id === id);
  if (!present && items.length >= limits.orderLines) {
    return { quantity: 0, word: m.mostProducts(limits.orderLines) };
  }
  const room = limits.unitsPerLine - (present?.quantity ?? 0);
  if (wanted <= room) return { quantity: wanted, word: null };
  return { quantity: Math.max(0, room), word: m.mostOfEach(limits.unitsPerLine) };
}

/** How much of a line's requested quantity is allowed. */
export function fitSet(wanted: number): Fit {
  if (wanted <= limits.unitsPerLine) return { quantity: wanted, word: null };
  return { quantity: limits.unitsPerLine, word: m.mostOfEach(limits.unitsPerLine) };
}
