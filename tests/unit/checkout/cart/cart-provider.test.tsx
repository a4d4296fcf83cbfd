import { act, cleanup, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import type { CartItem } from "#shared/checkout/cart/cart.ts";
import { CART_STORAGE_KEY } from "#shared/checkout/cart/cart-storage.ts";
import { cents } from "#shared/money.ts";

const carrots: CartItem = {
  id: 7,
  farmId: 2,
  name: "Nantes carrots",
  price: cents(320),
  quantity: 2,
  imageUrl: "",
  farmName: "Tula Ridge",
  organic: true,
  pack: "1 lb bunch",
};
const saved = JSON.stringify({ items: [{ ...carrots, price: "3.20" }], subtotal: 1 });

const mountCart = () => renderHook(useCart, { wrapper: CartProvider }).result;
const savedText = () => window.localStorage.getItem(CART_STORAGE_KEY);

function Count() {
  return <p>{useCart().itemCount} items</p>;
}

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

test("using the cart outside its provider throws the error of the specification", () => {
  expect(() => renderToString(<Count />)).toThrow("useCart must be used within a CartProvider");
});

test("the server renders an empty cart whatever a browser has saved", () => {
  window.localStorage.setItem(CART_STORAGE_KEY, saved);
  const page = renderToString(
    <CartProvider>
      <Count />
    </CartProvider>,
  );
  expect(page).toContain("0<!-- --> items");
});

test("the saved cart is restored after mounting, with its drawer closed", () => {
  window.localStorage.setItem(CART_STORAGE_KEY, saved);
  const cart = mountCart();
  expect(cart.current).toMatchObject({ itemCount: 2, isOpen: false, totals: { total: 696 } });
});

test("adding a product again raises its quantity, and opening the drawer saves nothing", () => {
  const cart = mountCart();
  act(() => cart.current.addItem(carrots));
  act(() => cart.current.addItem({ ...carrots, quantity: 1 }));
  const before = savedText();
  act(() => cart.current.openCart());
  expect(cart.current).toMatchObject({ itemCount: 3, isOpen: true, subtotal: 960 });
  expect(savedText()).toBe(before);
});

test("a quantity of zero removes the product", () => {
  const cart = mountCart();
  act(() => cart.current.addItem(carrots));
  act(() => cart.current.updateQuantity(7, 0));
  expect(cart.current.items).toEqual([]);
});

test("clearing deletes the saved copy; removing what was ordered leaves the drawer open", () => {
  const cart = mountCart();
  act(() => cart.current.addItem(carrots));
  act(() => cart.current.openCart());
  act(() => cart.current.removeOrdered(null));
  expect(cart.current).toMatchObject({ items: [], isOpen: true });
  act(() => cart.current.clearCart());
  expect(cart.current.isOpen).toBe(false);
  expect(savedText()).toBeNull();
});

test("the cart takes no more than 99 units of one product", () => {
  const cart = mountCart();
  act(() => cart.current.addItem({ ...carrots, quantity: 99 }));
  act(() => cart.current.addItem({ ...carrots, quantity: 1 }));
  expect(cart.current.itemCount).toBe(99);
});

test("a change in another tab arrives by the storage event", () => {
  const cart = mountCart();
  window.localStorage.setItem(CART_STORAGE_KEY, saved);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: CART_STORAGE_KEY }));
  });
  expect(cart.current.itemCount).toBe(2);
});
