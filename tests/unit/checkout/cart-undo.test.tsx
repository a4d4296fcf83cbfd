import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { useCartState } from "#client/lib/checkout/cart/use-cart-state.ts";
import { useCartUndo } from "#client/lib/checkout/cart/use-cart-undo.ts";
import type { CartItem } from "#shared/checkout/cart/cart.ts";
import { cents } from "#shared/money.ts";

const line = (id: number): CartItem => ({
  id,
  farmId: 2,
  name: `Product ${id}`,
  price: cents(320),
  quantity: 2,
  imageUrl: "",
  farmName: "Tula Ridge",
  organic: true,
  pack: "1 lb bunch",
});

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

/** A cart of three products, and the way back from what is taken out of it. */
function mountCart() {
  const { result } = renderHook(() => ({ ...useCartState(), undo: useCartUndo() }), {
    wrapper: CartProvider,
  });
  for (const id of [1, 2, 3]) act(() => result.current.addItem(line(id)));
  return { ids: () => result.current.items.map(({ id }) => id), now: () => result.current };
}

test("Undo puts a line back where it was, and leaves what was added since", () => {
  const { ids, now } = mountCart();
  act(() => now().undo.remove(line(2)));
  act(() => now().addItem(line(4)));
  act(() => now().undo.undo());
  expect(ids()).toEqual([1, 2, 3, 4]);
  expect(now().undo.removed).toBeNull();
});

test("Undo puts back what the cart held when it was cleared", () => {
  const { ids, now } = mountCart();
  act(() => now().undo.clear());
  expect(ids()).toEqual([]);
  act(() => now().undo.undo());
  expect(ids()).toEqual([1, 2, 3]);
});

test("Undo brings back nothing that was ordered since", () => {
  const { ids, now } = mountCart();
  act(() => now().undo.remove(line(2)));
  act(() => now().removeOrdered(null));
  act(() => now().undo.undo());
  expect(ids()).toEqual([2]);
});
