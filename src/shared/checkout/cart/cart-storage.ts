import { isRecord } from "../../is-record.ts";
import { brand } from "../../brand.ts";
import { type CartItem, cartSubtotal } from "./cart.ts";
import { limits } from "../../platform/limits.ts";
import { parseDollars, toDollars } from "../../money.ts";
import { isTaxCategory } from "../tax/tax-category.ts";

/** The localStorage key of the cart (spec section 9). */
export const CART_STORAGE_KEY = `${brand.slug}-cart-v3`;

/** Prices are saved in dollars, as in the specification's cart item. */
export function encodeCart(items: readonly CartItem[]): string {
  return JSON.stringify({
    items: items.map((item) => ({ ...item, price: toDollars(item.price) })),
    subtotal: toDollars(cartSubtotal(items)),
  });
}

/** The contents of a saved cart, and how many of its lines could not be parsed. */
export type SavedCart = { items: CartItem[]; unreadable: number };

/**
 * Parses a saved cart: string ids, farm ids and prices become numbers; the subtotal is recomputed later. Invalid
 * lines are dropped, the others kept. Throws a TypeError or SyntaxError if the text is not a cart at all; the caller
 * logs it and starts with an empty cart (spec section 4).
 */
export function decodeCart(text: string): SavedCart {
  const saved: unknown = JSON.parse(text);
  if (!isRecord(saved) || !Array.isArray(saved.items)) throw new TypeError("Not a saved cart");
  const items = saved.items.flatMap((line) => decodeItem(line) ?? []);
  return { items, unreadable: saved.items.length - items.length };
}

/** Null if the value is not a valid cart line. */
function decodeItem(saved: unknown): CartItem | null {
  if (!isRecord(saved)) return null;
  const price = parseDollars(saved.price);
  const [id, farmId, quantity] = [saved.id, saved.farmId, saved.quantity].map(positiveInteger);
  if (price === null || price < 0 || !id || !farmId || !quantity) return null;
  // Beyond what an order can contain; sums of such values could exceed the safe integer range.
  if (price > limits.orderMaxCents || quantity > limits.unitsPerLine) return null;
  const { taxCategory, ...rest } = saved;
  return {
    ...rest,
    ...(isTaxCategory(taxCategory) && { taxCategory }),
    id,
    farmId,
    quantity,
    price,
    name: textOf(saved.name),
    imageUrl: textOf(saved.imageUrl ?? saved.image),
    farmName: textOf(saved.farmName),
    organic: saved.organic === true,
    pack: textOf(saved.pack),
  };
}

function positiveInteger(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 1 ? number : null;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
