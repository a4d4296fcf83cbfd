import { checkoutCart as m } from "#messages/checkout-cart.ts";
import { type CartItem } from "./cart.ts";
import { limits } from "../../platform/limits.ts";

/** How much of a wish fits, and the kind word when it is not all of it. */
export type Fit = { quantity: number; word: string | null };

/** What of `wanted` more units of a product still fits into the cart. */
export function fitAdded(items: readonly CartItem[], id: number, wanted: number): Fit {
  const present = items.find((item) => item.id === id);
  if (!present && items.length >= limits.orderLines) {
    return { quantity: 0, word: m.mostProducts(limits.orderLines) };
  }
  const room = limits.unitsPerLine - (present?.quantity ?? 0);
  if (wanted <= room) return { quantity: wanted, word: null };
  return { quantity: Math.max(0, room), word: m.mostOfEach(limits.unitsPerLine) };
}

/** What of a quantity that a line is set to is allowed. */
export function fitSet(wanted: number): Fit {
  if (wanted <= limits.unitsPerLine) return { quantity: wanted, word: null };
  return { quantity: limits.unitsPerLine, word: m.mostOfEach(limits.unitsPerLine) };
}
