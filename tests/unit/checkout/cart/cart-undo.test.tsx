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

/** A cart of three products, and the undo of what is removed from it. */
function mountCart() {
  const { result } = renderHook(() => ({ ...useCartState(), undo: useCartUndo() }), {
    wrapper: CartProvider,
  });
  for (const id of [1, 2, 3]) act(() => result.current.addItem(line(id)));
  return { ids: () => result.current.items.map(({ id }) => id), now: () => result.current };
}

test("Undo puts a line back in its place, and keeps what was added since", () => {
  const { ids, now } = mountCart();
  act(() => now().undo.remove(line(2)));
  act(() => now().addItem(line(4)));
  act(() => now().undo.undo());
  expect(ids()).toEqual([1, 2, 3, 4]);
  expect(now().undo.removed).toBeNull();
});

test("Undo restores the contents of a cleared cart", () => {
  const { ids, now } = mountCart();
  act(() => now().undo.clear());
  expect(ids()).toEqual([]);
  act(() => now().undo.undo());
  expect(ids()).toEqual([1, 2, 3]);
});

test("Undo brings back only what was removed, and nothing that was ordered since", () => {
  const { ids, now } = mountCart();
  act(() => now().undo.remove(line(2)));
  act(() => now().removeOrdered(null));
  act(() => now().undo.undo());
  expect(ids()).toEqual([2]);
});
