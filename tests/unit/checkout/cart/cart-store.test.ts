import { afterEach, expect, test, vi } from "vitest";
import { createCartStore } from "#client/lib/checkout/cart/cart-store.ts";
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

afterEach(() => vi.restoreAllMocks());

/** One browser's storage, shared by its tabs, which records every write. */
function browserStorage(saved?: string) {
  const entries = new Map<string, string>(saved === undefined ? [] : [[CART_STORAGE_KEY, saved]]);
  const writes: string[] = [];
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      writes.push(value);
      entries.set(key, value);
    },
    removeItem: (key: string) => void entries.delete(key),
  };
  return { storage, writes, saved: () => entries.get(CART_STORAGE_KEY) ?? null };
}

test("the cart is empty until it is restored, as on the server", () => {
  const { storage } = browserStorage(
    JSON.stringify({ items: [{ ...carrots, price: "3.20", id: "7" }] }),
  );
  const store = createCartStore(() => storage);
  expect(store.get().items).toEqual([]);
  store.restore();
  expect(store.get()).toMatchObject({ subtotal: 640, isOpen: false });
  expect(store.get().items).toEqual([carrots]);
});

test("add, update and remove save items and subtotal in dollars", () => {
  const { storage, writes } = browserStorage();
  const store = createCartStore(() => storage);
  store.dispatch({ type: "add", item: carrots });
  store.dispatch({ type: "setQuantity", id: 7, quantity: 3 });
  store.dispatch({ type: "remove", id: 7 });
  expect(writes.map((text) => JSON.parse(text).subtotal)).toEqual([6.4, 9.6, 0]);
});

test("opening and closing the drawer saves nothing", () => {
  const { storage, writes } = browserStorage();
  const store = createCartStore(() => storage);
  store.dispatch({ type: "open" });
  expect(store.get().isOpen).toBe(true);
  store.dispatch({ type: "close" });
  expect(writes).toEqual([]);
});

test("clearing closes the drawer and deletes the saved copy", () => {
  const { storage, saved } = browserStorage();
  const store = createCartStore(() => storage);
  store.dispatch({ type: "add", item: carrots });
  store.dispatch({ type: "open" });
  store.dispatch({ type: "clear" });
  expect(store.get()).toEqual({ items: [], isOpen: false, subtotal: 0 });
  expect(saved()).toBeNull();
});

test("a tab that adds something keeps what another tab added before", () => {
  const { storage } = browserStorage();
  const [first, second] = [createCartStore(() => storage), createCartStore(() => storage)];
  first.dispatch({ type: "add", item: carrots });
  second.dispatch({ type: "add", item: { ...carrots, id: 8, name: "Beets" } });
  first.restore();
  expect(first.get().items.map((item) => item.id)).toEqual([7, 8]);
  expect(second.get().items.map((item) => item.id)).toEqual([7, 8]);
});

test("a tab follows when another tab clears the cart", () => {
  const { storage } = browserStorage();
  const [first, second] = [createCartStore(() => storage), createCartStore(() => storage)];
  first.dispatch({ type: "add", item: carrots });
  second.restore();
  first.dispatch({ type: "clear" });
  second.restore();
  expect(second.get().items).toEqual([]);
});

test("unreadable saved data is logged and gives an empty cart", ({ onTestFinished }) => {
  const logged: unknown[] = [];
  const original = console.error;
  console.error = (...words: unknown[]) => void logged.push(words);
  onTestFinished(() => {
    console.error = original;
  });
  for (const saved of ["{", "[]", '{"items":[{"id":"x"}]}']) {
    const { storage } = browserStorage(saved);
    const store = createCartStore(() => storage);
    store.restore();
    expect(store.get().items).toEqual([]);
  }
  expect(logged).toHaveLength(3);
});

test.each([
  ["with a bad id", { id: "x" }],
  ["without a price", { price: null }],
  ["with half a unit", { quantity: 0.5 }],
  ["with more units than can be counted", { quantity: 9_007_199_254_740_991 }],
  ["with an impossible price", { price: 90_071_992_547_409 }],
])("a saved line %s is dropped alone, and logged", (_how, odd) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const line = { ...carrots, price: 3.2 };
  const items = [line, { ...line, ...odd }, 5, null, { ...line, id: 8 }];
  const { storage } = browserStorage(JSON.stringify({ items }));
  const store = createCartStore(() => storage);
  store.restore();
  expect(store.get().items.map(({ id }) => id)).toEqual([7, 8]);
  expect(store.get().subtotal).toBe(1280);
  expect(logged.mock.calls).toEqual([["3 lines of the saved cart cannot be read"]]);
});

test("a browser that refuses storage still has a cart on this page", ({ onTestFinished }) => {
  const original = console.error;
  console.error = () => {};
  onTestFinished(() => {
    console.error = original;
  });
  const store = createCartStore(() => {
    throw new DOMException("denied", "SecurityError");
  });
  store.restore();
  store.dispatch({ type: "add", item: carrots });
  expect(store.get().subtotal).toBe(640);
});

test("full browser storage does not bring back an older cart", ({ onTestFinished }) => {
  const original = console.error;
  console.error = () => {};
  onTestFinished(() => {
    console.error = original;
  });
  const { storage } = browserStorage();
  const store = createCartStore(() => storage);
  store.dispatch({ type: "add", item: carrots });
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  store.dispatch({ type: "setQuantity", id: 7, quantity: 5 });
  store.dispatch({ type: "add", item: { ...carrots, id: 8 } });
  expect(store.get().items.map(({ quantity }) => quantity)).toEqual([5, 2]);
});

test("lines that are put back return to their place, next to what another tab has added since", () => {
  const { storage } = browserStorage();
  const [first, second] = [createCartStore(() => storage), createCartStore(() => storage)];
  first.dispatch({ type: "add", item: carrots });
  first.dispatch({ type: "add", item: { ...carrots, id: 8 } });
  const before = first.get().items;
  first.dispatch({ type: "clear" });
  second.dispatch({ type: "add", item: { ...carrots, id: 9 } });
  second.dispatch({ type: "add", item: { ...carrots, id: 8, quantity: 97 } });
  for (const [at, item] of before.entries()) first.dispatch({ type: "add", item, at });
  second.restore();
  expect(second.get().items.map(({ id, quantity }) => [id, quantity])).toEqual([
    [7, 2],
    [9, 2],
    [8, 99],
  ]);
});
