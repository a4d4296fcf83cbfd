import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { type Asking, whyNot } from "#shared/checkout/promotions/limit.ts";
import { promotionCodeField } from "#shared/checkout/promotions/code.ts";
import { type Promotion, worthOf } from "#shared/checkout/promotions/promotion.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import { cents, NO_MONEY, shareOf, sumCents } from "#shared/money.ts";
import { cart, promotion, TEN_PERCENT } from "#tests/support/inputs/promotions.ts";

const ASKING: Asking = { day: "2026-11-25", limit: null };

describe("The value of a promotion code", () => {
  it("10% of $10.05 is $1.01, rounded half up once and shared out by price", () => {
    const goods = [335, 335, 335].map((price) => ({ farmId: 1, lineTotal: cents(price) }));
    const { lines } = worthOf(TEN_PERCENT, goods);
    expect(sumCents(lines)).toBe(101);
    expect(lines).toEqual([34, 33, 34]);
  });

  it("an amount never exceeds the price of the goods that it covers", () => {
    const code: Promotion = { ...TEN_PERCENT, kind: "amount", value: 2_000, farmId: 2 };
    const goods = [
      { farmId: 1, lineTotal: cents(5_000) },
      { farmId: 2, lineTotal: cents(700) },
    ];
    expect(worthOf(code, goods).lines).toEqual([0, 700]);
  });

  it("leaves the provider's minimum charge of 50 cents to be paid", () => {
    const code: Promotion = { ...TEN_PERCENT, value: 10_000 };
    const goods = [{ farmId: 1, lineTotal: cents(900) }];
    expect(worthOf(code, goods).lines).toEqual([850]);
    expect(worthOf(code, [{ farmId: 1, lineTotal: cents(40) }]).lines).toEqual([0]);
  });

  it("adds up, leaves out other farms' goods and never exceeds the price of a line", () => {
    fc.assert(
      fc.property(cart, promotion, (goods, code) => {
        const { lines, isDeliveryFree } = worthOf(code, goods);
        const covered = goods.filter(
          ({ farmId }) => code.farmId === null || farmId === code.farmId,
        );
        const price = sumCents(covered.map(({ lineTotal }) => lineTotal));
        const all = sumCents(goods.map(({ lineTotal }) => lineTotal));
        const full = { percent: shareOf(price, code.value), amount: code.value, delivery: 0 };
        const most = Math.max(0, Math.min(price, all - 50));
        expect(sumCents(lines)).toBe(Math.min(full[code.kind], most));
        expect(isDeliveryFree).toBe(code.kind === "delivery");
        goods.forEach(({ farmId, lineTotal }, at) => {
          expect(lines[at]).toBeGreaterThanOrEqual(0);
          expect(lines[at]).toBeLessThanOrEqual(lineTotal);
          if (code.farmId !== null && farmId !== code.farmId) expect(lines[at]).toBe(0);
        });
      }),
    );
  });

  it("is nothing without a code, and the totals stay as they are", () => {
    fc.assert(
      fc.property(cart, (goods) => {
        const zero = goods.map((one) => ({ ...one, promotion: NO_MONEY }));
        expect(totalsOf(zero, DEFAULT_RATES)).toEqual(totalsOf(goods, DEFAULT_RATES));
        expect(totalsOf(goods, DEFAULT_RATES)).not.toHaveProperty("promotion");
      }),
    );
  });

  it("lowers the price that is taxed", () => {
    const goods = [{ unitPrice: cents(1_000), quantity: 2, promotion: cents(400) }];
    expect(totalsOf(goods, DEFAULT_RATES)).toEqual({
      subtotal: 2_000,
      tax: 140,
      delivery: 0,
      discount: 400,
      promotion: 400,
      total: 1_740,
    });
  });
});

describe("The conditions of a promotion code", () => {
  const goods = [{ farmId: 1, lineTotal: cents(1_590) }];
  const cases: [string, Partial<Promotion>, Partial<Asking>, string | null][] = [
    ["counts without conditions", {}, {}, null],
    ["has ended", {}, { limit: "ended" }, "This promotion code has ended."],
    [
      "begins later",
      { startsOn: "2026-11-26" },
      {},
      "This promotion code is valid from Thu Nov\u00a026.",
    ],
    ["is over", { endsOn: "2026-11-24" }, {}, "This promotion code expired on Tue Nov\u00a024."],
    ["counts on its last day", { endsOn: "2026-11-25" }, {}, null],
    [
      "is for a first order",
      { firstOrder: true },
      { limit: "first_order" },
      "This code is for a first order.",
    ],
    [
      "has a minimum",
      { minimum: cents(2_000) },
      {},
      "Add $4.10 more of its goods to use this code.",
    ],
    [
      "is for other goods",
      { farmId: 2 },
      {},
      "This promotion code is for goods that are not in your cart.",
    ],
    [
      "is used up",
      { inAll: 2 },
      { limit: "used_up" },
      "This promotion code has been used as often as it can be.",
    ],
    [
      "is used up by the person",
      { perPerson: 1 },
      { limit: "used_by_you" },
      "You have used this promotion code as often as you can.",
    ],
    [
      "is used up for the email address that was typed",
      { perPerson: 1 },
      { limit: "not_here" },
      "This promotion code is not valid for this order. You can pay without it.",
    ],
  ];
  it.each(cases)("%s", (_name, terms, asking, expected) => {
    expect(whyNot({ ...TEN_PERCENT, ...terms }, goods, { ...ASKING, ...asking })).toBe(expected);
  });

  it("is read regardless of case and surrounding spaces", () => {
    expect(promotionCodeField.parse(" spring10 ")).toBe("SPRING10");
    expect(promotionCodeField.safeParse("a b").success).toBe(false);
  });
});
