import { brand } from "#shared/brand.ts";
import type { OrderedLine } from "#shared/checkout/cart/cart.ts";
import { isRecord } from "#shared/is-record.ts";

/**
 * What a browser tab stores about its checkout. It contains no address, card or client secret: the server returns
 * the same client secret again to this checkout's shopper.
 */
export type CheckoutSession = {
  checkoutId: string;
  paymentIntentId: string;
  /** The lines being paid for, which leave the cart once paid. */
  lines: readonly OrderedLine[];
  /** Set once the shopper has pressed Pay: such a checkout may already be paid. */
  paying: boolean;
};

const KEY = `${brand.slug}-checkout`;

/** The tab's checkout, or null. Without browser storage it is always null. */
export function readCheckoutSession(): CheckoutSession | null {
  try {
    const saved: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null");
    return isSession(saved) ? saved : null;
  } catch {
    return null;
  }
}

export function writeCheckoutSession(session: CheckoutSession | null): void {
  try {
    if (session) window.sessionStorage.setItem(KEY, JSON.stringify(session));
    else window.sessionStorage.removeItem(KEY);
  } catch (error) {
    console.error("The checkout cannot be remembered", error);
  }
}

function isSession(value: unknown): value is CheckoutSession {
  if (!isRecord(value)) return false;
  const { checkoutId, paymentIntentId, lines } = value;
  const isNamed = typeof checkoutId === "string" && typeof paymentIntentId === "string";
  return isNamed && Array.isArray(lines) && lines.every(isLine);
}

function isLine(value: unknown): value is OrderedLine {
  return isRecord(value) && typeof value.id === "number" && typeof value.quantity === "number";
}
