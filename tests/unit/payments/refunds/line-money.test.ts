import { expect, test } from "vitest";
import { cents, NO_MONEY } from "#shared/money.ts";
import { lineMoney } from "#shared/payments/refunds/line-money.ts";

const PAID = {
  amount: cents(438),
  credit: NO_MONEY,
  delivery: NO_MONEY,
  deliveryTaxes: [],
  goodwill: NO_MONEY,
};
const line = (productId: number, amount: number, tax = 0) => ({
  productId,
  amount: cents(amount),
  tax: cents(tax),
});

test("a refund of one line gives it all, less the order's discount", () => {
  expect([...lineMoney(PAID, [line(1, 446)])]).toEqual([[1, 438]]);
});

test("the lines of a refund add up to what it returned for goods, without delivery and goodwill", () => {
  const paid = {
    ...PAID,
    amount: cents(1_000),
    credit: cents(500),
    delivery: cents(590),
    deliveryTaxes: [{ authority: "state" as const, amount: cents(52), bps: 875 }],
    goodwill: cents(100),
  };
  const shares = lineMoney(paid, [line(1, 300, 26), line(2, 300, 26), line(3, 300)]);
  expect([...shares.values()].reduce((sum, one) => sum + one, 0)).toBe(758);
  expect(shares.get(1)).toBeGreaterThan(shares.get(3) ?? 0);
});

test("goods that were free bring nothing back", () => {
  const free = { ...PAID, amount: NO_MONEY };
  expect([...lineMoney(free, [line(1, 0), line(2, 0)])]).toEqual([
    [1, 0],
    [2, 0],
  ]);
});
