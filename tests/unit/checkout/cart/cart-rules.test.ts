import { expect, test } from "vitest";
import {
  type CartItem,
  cartReducer,
  EMPTY_CART,
  isTaxedOtherwise,
} from "#shared/checkout/cart/cart.ts";
import type { TaxCategory } from "#shared/checkout/tax/tax-category.ts";
import { fitAdded, fitSet } from "#shared/checkout/cart/cart-limits.ts";
import { groupByFarm } from "#shared/checkout/cart/cart-groups.ts";
import { limits } from "#shared/platform/limits.ts";
import { cents } from "#shared/money.ts";

const line = (id: number, quantity: number, farmId = 1): CartItem => ({
  id,
  farmId,
  name: `Product ${id}`,
  price: cents(100),
  quantity,
  imageUrl: "",
  farmName: `Farm ${farmId}`,
  organic: false,
  pack: "each",
});

test("99 units of one product fit, and what goes beyond is cut with a message", () => {
  expect(fitAdded([line(1, 98)], 1, 1)).toEqual({ quantity: 1, word: null });
  expect(fitAdded([line(1, 98)], 1, 2)).toMatchObject({
    quantity: 1,
    word: expect.stringContaining("99"),
  });
  expect(fitAdded([line(1, 99)], 1, 1).quantity).toBe(0);
  expect(fitAdded([], 1, 500).quantity).toBe(99);
  expect(fitSet(99)).toEqual({ quantity: 99, word: null });
  expect(fitSet(100)).toMatchObject({ quantity: 99, word: expect.any(String) });
  expect(fitSet(0)).toEqual({ quantity: 0, word: null });
});

test("fifty different products fit, and more of one of them still does", () => {
  const full = Array.from({ length: limits.orderLines }, (_, index) => line(index + 1, 1));
  expect(fitAdded(full, 51, 1)).toMatchObject({ quantity: 0, word: expect.stringContaining("50") });
  expect(fitAdded(full, 50, 1)).toEqual({ quantity: 1, word: null });
});

test("lines are grouped by farm in the order in which they were added", () => {
  const groups = groupByFarm([line(1, 1, 4), line(2, 1, 3), line(3, 1, 4)]);
  expect(groups.map(({ farmName, lines }) => [farmName, lines.map(({ id }) => id)])).toEqual([
    ["Farm 4", [1, 3]],
    ["Farm 3", [2]],
  ]);
});

test("goods whose tax category has changed are updated in the cart, and the others stay as they are", () => {
  const items = [line(1, 1), { ...line(2, 1), taxCategory: "merchandise" as const }, line(3, 1)];
  const now = new Map<number, TaxCategory>([
    [1, "food"],
    [2, "food"],
    [3, "flowers_plants"],
  ]);
  expect(items.map((item) => isTaxedOtherwise(item, now))).toEqual([false, true, true]);
  const state = { ...EMPTY_CART, items };
  expect(cartReducer(state, { type: "retax", categories: now }).items).toEqual([
    items[0],
    { ...items[1], taxCategory: "food" },
    { ...items[2], taxCategory: "flowers_plants" },
  ]);
});
