import { brand } from "./brand.ts";
import { type CartItem, cartSubtotal } from "./cart.ts";
import { parseDollars, toDollars } from "./money.ts";

/** Where the browser keeps the cart (spec section 9). */
export const CART_STORAGE_KEY = `${brand.slug}-cart-v3`;

/** The saved form speaks dollars, as the specification's cart item does. */
export function encodeCart(items: readonly CartItem[]): string {
  return JSON.stringify({
    items: items.map((item) => ({ ...item, price: toDollars(item.price) })),
    subtotal: toDollars(cartSubtotal(items)),
  });
}

/**
 * Reads a saved cart: string ids, farm ids and prices become numbers, the subtotal is left to be
 * recomputed. Throws a TypeError when the text is not a cart; the caller logs it and starts empty.
 */
export function decodeCart(text: string): CartItem[] {
  const saved: unknown = JSON.parse(text);
  if (!isRecord(saved) || !Array.isArray(saved.items)) throw new TypeError("Not a saved cart");
  return saved.items.map(decodeItem);
}

function decodeItem(saved: unknown): CartItem {
  if (!isRecord(saved)) throw new TypeError("Not a cart item");
  const price = parseDollars(saved.price);
  if (price === null || price < 0) throw new TypeError("A cart item has no price");
  return {
    ...saved,
    id: positiveInteger(saved.id, "id"),
    farmId: positiveInteger(saved.farmId, "farmId"),
    quantity: positiveInteger(saved.quantity, "quantity"),
    price,
    name: textOf(saved.name),
    imageUrl: textOf(saved.imageUrl ?? saved.image),
    farmName: textOf(saved.farmName),
    organic: saved.organic === true,
    pack: textOf(saved.pack),
  };
}

function positiveInteger(value: unknown, field: string): number {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isSafeInteger(number) || number < 1) {
    throw new TypeError(`A cart item has no ${field}`);
  }
  return number;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
