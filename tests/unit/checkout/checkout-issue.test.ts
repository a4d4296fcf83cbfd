import { expect, test } from "vitest";
import { createCartStore } from "#client/lib/checkout/cart/cart-store.ts";
import { acceptIssue } from "#client/lib/checkout/flow/totals/accept-issue.ts";
import { issueOf } from "#shared/checkout/checkout-issue.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import { cents } from "#shared/money.ts";

const failure = (code: string, details: unknown) => ({ message: "Refused", code, details });

test("a refused checkout reports what changed", () => {
  const change = { id: 1, name: "Kale", from: 300, to: 350 };
  expect(issueOf(failure("price_changed", { changes: [change], total: 381 }), "")).toEqual({
    kind: "price",
    changes: [change],
    total: 381,
    totals: null,
  });
  const shortage = { id: 1, name: "Kale", wanted: 3, left: 1 };
  expect(issueOf(failure("out_of_stock", { shortages: [shortage] }), "")).toEqual({
    kind: "stock",
    shortages: [shortage],
  });
  expect(
    issueOf(failure("window_full", { next: { day: "2026-11-26", window: "evening" } }), ""),
  ).toEqual({
    kind: "window",
    next: { day: "2026-11-26", window: "evening" },
  });
  expect(issueOf(failure("already_paid", { orderNumber: "FUR-7K3M-9QXT" }), "")).toEqual({
    kind: "paid",
    orderNumber: "FUR-7K3M-9QXT",
    message: "Refused",
  });
});

test("a changed tax and fee are listed with the amounts that were shown before", () => {
  const totals = (tax: number, delivery: number) => ({
    subtotal: cents(1_000),
    tax: cents(tax),
    delivery: cents(delivery),
    discount: cents(0),
    credit: cents(0),
    total: cents(1_000 + tax + delivery),
  });
  const rest = { id: 0, name: "Tax and delivery", from: 88, to: 599 };
  const details = { changes: [rest], total: 1_599, totals: totals(100, 499), taxBps: 1_000 };
  const refused = failure("price_changed", details);
  const shown = { totals: totals(88, 0), taxBps: 875 };
  expect(issueOf(refused, "", shown)).toEqual({
    kind: "price",
    changes: [
      { id: 0, name: "Delivery", from: 0, to: 499 },
      { id: 0, name: "Tax (10%)", from: 88, to: 100 },
    ],
    total: 1_599,
    totals: totals(100, 499),
  });
  expect(issueOf(refused, "")).toMatchObject({ changes: [rest] });
});

test("tax on goods that became more expensive is not a change of its own", () => {
  const now = { subtotal: cents(2_000), tax: cents(175), delivery: cents(0), discount: cents(0) };
  const kale = { id: 1, name: "Kale", from: 1_000, to: 2_000 };
  const totals = { ...now, credit: cents(0), total: cents(2_175) };
  const details = { changes: [kale], total: 2_175, totals, taxBps: 875 };
  const shown = {
    totals: totalsOf([{ unitPrice: cents(1_000), quantity: 1 }], DEFAULT_RATES),
    taxBps: 875,
  };
  expect(issueOf(failure("price_changed", details), "", shown)).toMatchObject({ changes: [kale] });
});

test("malformed details are dropped instead of shown", () => {
  expect(issueOf(failure("price_changed", { changes: [{ id: "x" }], total: 1.5 }), "")).toEqual({
    kind: "price",
    changes: [],
    total: null,
    totals: null,
  });
  expect(
    issueOf(failure("window_full", { next: { day: "2026-11-26", window: "night" } }), ""),
  ).toEqual({
    kind: "window",
    next: null,
  });
});

test("a server that cannot be reached is reported in the words of the screen", () => {
  expect(issueOf(null, "Failed to process order. Please try again.")).toEqual({
    kind: "other",
    message: "Failed to process order. Please try again.",
    fieldErrors: {},
  });
});

const cartOf = (quantity: number) => {
  const store = createCartStore(() => ({
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
  }));
  const item = {
    id: 1,
    farmId: 1,
    name: "Kale",
    price: cents(300),
    quantity,
    imageUrl: "",
    farmName: "",
    organic: false,
    pack: "",
  };
  store.dispatch({ type: "add", item });
  return store;
};

test("accepting a shortage does not raise a quantity that was lowered since", () => {
  const store = cartOf(1);
  acceptIssue({ kind: "stock", shortages: [{ id: 1, name: "Kale", wanted: 5, left: 3 }] }, store);
  expect(store.get().items).toMatchObject([{ id: 1, quantity: 1 }]);
});

test("accepting new prices reprices the cart", () => {
  const store = cartOf(2);
  acceptIssue(
    {
      kind: "price",
      changes: [{ id: 1, name: "Kale", from: 300, to: 350 }],
      total: null,
      totals: null,
    },
    store,
  );
  expect(store.get().subtotal).toBe(700);
});

test("accepting a shortage keeps what is left and drops what is sold out", () => {
  const store = cartOf(5);
  const left = (count: number) =>
    acceptIssue(
      { kind: "stock", shortages: [{ id: 1, name: "Kale", wanted: 5, left: count }] },
      store,
    );
  left(2);
  expect(store.get().items[0]?.quantity).toBe(2);
  left(0);
  expect(store.get().items).toEqual([]);
});
