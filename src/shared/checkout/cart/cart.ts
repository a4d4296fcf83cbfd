import { cents, type Cents, NO_MONEY } from "../../money.ts";
import { type PricedLine, subtotalOf } from "../tax/rates.ts";
import { type TaxCategory, USUAL_TAX_CATEGORY } from "../tax/tax-category.ts";

/**
 * A product in the cart, as the shopper saw it. Prices are for display only: the server prices every order from its
 * own records. Other fields of a saved cart pass through unchanged.
 */
export type CartItem = {
  id: number;
  farmId: number;
  name: string;
  price: Cents;
  quantity: number;
  imageUrl: string;
  farmName: string;
  organic: boolean;
  /** `1 lb bunch` */
  pack: string;
  /** How it is taxed; food if omitted. */
  taxCategory?: TaxCategory;
  [passedThrough: string]: unknown;
};

/** A product and the number of units ordered. */
export type OrderedLine = Pick<CartItem, "id" | "quantity">;

export type CartState = { items: readonly CartItem[]; isOpen: boolean; subtotal: Cents };

export const EMPTY_CART: CartState = { items: [], isOpen: false, subtotal: NO_MONEY };

export type CartAction =
  /** New lines are appended unless `at` is given, as when undoing a removal. */
  | { type: "add"; item: CartItem; at?: number | undefined }
  | { type: "remove"; id: number }
  | { type: "setQuantity"; id: number; quantity: number }
  /** Caps the quantity at the units left. */
  | { type: "limit"; id: number; left: number }
  | { type: "takeOut"; lines: readonly OrderedLine[] }
  | { type: "reprice"; prices: ReadonlyMap<number, Cents> }
  | { type: "retax"; categories: ReadonlyMap<number, TaxCategory> }
  | { type: "restore"; items: readonly CartItem[] }
  | { type: "open" }
  | { type: "close" }
  | { type: "clear" };

/** The cart's rules (spec section 4). The subtotal is recomputed whenever the items change. */
export function cartReducer(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case "add":
      return withItems(state, addItem(state.items, action.item, action.at));
    case "remove":
      return withItems(state, without(state.items, action.id));
    case "setQuantity":
      return withItems(state, withQuantity(state.items, action.id, action.quantity));
    case "limit":
      return withItems(state, limited(state.items, action.id, action.left));
    case "takeOut":
      return withItems(state, action.lines.reduce(withoutOrdered, state.items));
    case "reprice":
      return withItems(
        state,
        state.items.map((item) => ({ ...item, price: action.prices.get(item.id) ?? item.price })),
      );
    case "retax":
      return withItems(state, retaxed(state.items, action.categories));
    case "restore":
      return withItems(state, action.items);
    case "open":
      return { ...state, isOpen: true };
    case "close":
      return { ...state, isOpen: false };
    case "clear":
      return EMPTY_CART;
  }
}

/** The cart's item count: the sum of its quantities. */
export function itemCount(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

function withItems(state: CartState, items: readonly CartItem[]): CartState {
  return { ...state, items, subtotal: cartSubtotal(items) };
}

export function cartSubtotal(items: readonly CartItem[]): Cents {
  return subtotalOf(pricedItems(items));
}

/** The items in the form used to calculate totals. */
export function pricedItems(items: readonly CartItem[]): PricedLine[] {
  return items.map(({ price, quantity, taxCategory }) => ({
    unitPrice: cents(price),
    quantity,
    taxCategory,
  }));
}

/** Whether both have the same products in the same quantities. */
export function areSameLines(
  lines: readonly OrderedLine[],
  others: readonly OrderedLine[],
): boolean {
  const quantities = new Map(others.map(({ id, quantity }) => [id, quantity]));
  return (
    lines.length === quantities.size &&
    lines.every(({ id, quantity }) => quantities.get(id) === quantity)
  );
}

/** Whether an item's tax treatment has changed since it was added to the cart. */
export function isTaxedOtherwise(
  { id, taxCategory = USUAL_TAX_CATEGORY }: CartItem,
  categories: ReadonlyMap<number, TaxCategory>,
): boolean {
  return (categories.get(id) ?? taxCategory) !== taxCategory;
}

function retaxed(items: readonly CartItem[], categories: ReadonlyMap<number, TaxCategory>) {
  return items.map((item) => {
    const taxCategory = categories.get(item.id);
    return taxCategory && isTaxedOtherwise(item, categories) ? { ...item, taxCategory } : item;
  });
}

function addItem(
  items: readonly CartItem[],
  added: CartItem,
  at = items.length,
): readonly CartItem[] {
  if (!items.some((item) => item.id === added.id))
    return [...items.slice(0, at), added, ...items.slice(at)];
  return items.map((item) =>
    item.id === added.id ? { ...item, quantity: item.quantity + added.quantity } : item,
  );
}

function without(items: readonly CartItem[], id: number): readonly CartItem[] {
  return items.filter((item) => item.id !== id);
}

/** A quantity of zero or less removes the item (spec section 4). */
function withQuantity(items: readonly CartItem[], id: number, quantity: number) {
  if (quantity <= 0) return without(items, id);
  return items.map((item) => (item.id === id ? { ...item, quantity } : item));
}

/** Removes ordered units; any beyond the ordered quantity stay in the cart. */
function withoutOrdered(items: readonly CartItem[], { id, quantity }: OrderedLine) {
  const present = items.find((item) => item.id === id);
  return present ? withQuantity(items, id, present.quantity - quantity) : items;
}

function limited(items: readonly CartItem[], id: number, left: number) {
  const quantity = items.find((item) => item.id === id)?.quantity ?? 0;
  return withQuantity(items, id, Math.min(left, quantity));
}
