import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billOf, totalsOf } from "#shared/checkout/pricing.ts";
import { type Asking, whyNot } from "#shared/checkout/promotions/limit.ts";
import { promotionCodeField } from "#shared/checkout/promotions/code.ts";
import {
  discountOfUnits,
  type Promotion,
  PROMOTION_KINDS,
  worthOf,
} from "#shared/checkout/promotions/promotion.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import { cents, NO_MONEY, shareOf, sumCents, times } from "#shared/money.ts";
import type { LedgerLine } from "#shared/payments/ledger.ts";
import { orderRefundEntries } from "#shared/payments/refunds/refund-entries.ts";
import { saleEntries, splitOf } from "#shared/payments/sale.ts";
import { withCredit } from "#shared/payments/credit/credit-use.ts";
import { planRefund } from "#shared/payments/refunds/refund.ts";
import type { Given, Sold } from "#shared/payments/refunds/refund-plan.ts";
import { taxCategories, taxRates } from "#tests/support/market/payments/tax-rates.ts";

const TEN_PERCENT: Promotion = {
  kind: "percent",
  value: 1_000,
  farmId: null,
  minimum: NO_MONEY,
  firstOrder: false,
  perPerson: null,
  inAll: null,
  startsOn: null,
  endsOn: null,
};

const ASKING: Asking = { day: "2026-11-25", limit: null };

const line = fc.record({
  farmId: fc.integer({ min: 1, max: 3 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.integer({ min: 1, max: 4_000 }).map(cents),
  commissionBps: fc.integer({ min: 0, max: 3_000 }),
  taxCategory: taxCategories,
});
const cart = fc
  .array(line, { minLength: 1, maxLength: 6 })
  .map((lines) => lines.map((one) => ({ ...one, lineTotal: times(one.unitPrice, one.quantity) })));
const promotion = fc
  .record({
    kind: fc.constantFrom(...PROMOTION_KINDS),
    value: fc.integer({ min: 1, max: 10_000 }),
    farmId: fc.option(fc.integer({ min: 1, max: 3 })),
  })
  .map((one): Promotion => ({ ...TEN_PERCENT, ...one }));

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

const NOTHING: Given = {
  lines: [],
  delivery: NO_MONEY,
  deliveryTaxes: [],
  amount: NO_MONEY,
  credit: NO_MONEY,
};

/** An order that was paid with a code, and the ledger entries of its sale. */
const bought = fc
  .record({
    goods: cart,
    code: promotion.filter(({ kind }) => kind !== "delivery"),
    rates: taxRates,
    fee: fc.integer({ min: 0, max: 999 }).map(cents),
    balance: fc.option(fc.integer({ min: 0, max: 20_000 }).map(cents), { nil: NO_MONEY }),
  })
  .map(({ goods, code, rates, fee, balance }) => {
    const worth = worthOf(code, goods);
    const lines = goods.map((one, at) => {
      const off = worth.lines[at] ?? NO_MONEY;
      const farmPromotion = code.farmId === null ? NO_MONEY : off;
      return {
        ...one,
        productId: at + 1,
        name: `Product ${at + 1}`,
        mostWeight: null,
        promotion: off,
        farmPromotion,
      };
    });
    const { totals: due, taxed } = billOf(lines, { ...rates, deliveryFee: fee });
    const totals = withCredit(due, balance);
    const taxedLines = lines.map((one, at) => ({ ...one, taxes: taxed.lines[at] ?? [] }));
    const { delivery: deliveryFee, credit = NO_MONEY, ...sums } = totals;
    const sold: Sold = {
      ...sums,
      credit,
      deliveryFee,
      deliveryTaxes: taxed.delivery,
      lines: taxedLines,
    };
    return { code, sold, totals, entries: saleEntries(taxedLines, totals, taxed.delivery) };
  });

const onAccounts = (entries: readonly LedgerLine[]) => {
  const sums = new Map<string, number>();
  for (const { account, farmId, authority, amount } of entries) {
    const key = `${account} ${farmId ?? ""} ${authority ?? ""}`.trim();
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return sums;
};

describe("The ledger of an order with a promotion code", () => {
  it("pays farms in full for a code of the market, and on the lowered price for their own", () => {
    fc.assert(
      fc.property(bought, ({ code, sold, totals, entries }) => {
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(sumCents(entries.map(({ amount }) => amount))).toBe(0);
        const accounts = onAccounts(entries);
        expect(accounts.get("promotions") ?? 0).toBe(
          code.farmId === null ? (totals.promotion ?? 0) : 0,
        );
        for (const farmId of new Set(sold.lines.map((one) => one.farmId))) {
          const own = sold.lines.filter((one) => one.farmId === farmId);
          const due = own.map(({ quantity, unitPrice, commissionBps, farmPromotion = NO_MONEY }) =>
            splitOf({ lineTotal: times(unitPrice, quantity), commissionBps, farmPromotion }),
          );
          const owed = 0 - (accounts.get(`farm_payable ${farmId}`) ?? 0);
          expect(owed).toBe(sumCents(due.map(({ farmShare }) => farmShare)));
        }
      }),
    );
  });

  it("is settled once everything that was paid is refunded, in any parts", () => {
    fc.assert(
      fc.property(bought, fc.infiniteStream(fc.nat({ max: 99 })), ({ sold, entries }, dice) => {
        let given = NOTHING;
        const booked = [...entries];
        const left = new Map(sold.lines.map(({ productId, quantity }) => [productId, quantity]));
        const give = (wish: Parameters<typeof planRefund>[2]) => {
          const plan = planRefund(sold, given, wish);
          expect(plan.amount).toBeGreaterThanOrEqual(0);
          booked.push(...orderRefundEntries(plan, "customer"));
          given = {
            lines: [...given.lines, ...plan.lines],
            delivery: cents(given.delivery + plan.delivery),
            deliveryTaxes: [...given.deliveryTaxes, ...plan.deliveryTaxes],
            amount: cents(given.amount + plan.amount),
            credit: cents(given.credit + plan.credit),
          };
        };
        for (const roll of dice) {
          const open = [...left].filter(([, units]) => units > 0);
          const [productId, units] = open[roll % Math.max(1, open.length)] ?? [];
          if (productId === undefined || units === undefined) break;
          const quantity = 1 + (roll % units);
          left.set(productId, units - quantity);
          give({ lines: [{ productId, quantity }], delivery: false });
        }
        if (sold.deliveryFee > 0) give({ lines: [], delivery: true });
        expect(given.amount).toBe(sold.total + sold.credit);
        const sums = onAccounts(booked);
        expect(sums.get("provider_balance")).toBe(sold.total || undefined);
        expect(0 - (sums.get("customer_refunds") ?? 0)).toBe(sold.total);
        for (const [account, sum] of sums) {
          if (!["provider_balance", "customer_refunds"].includes(account)) {
            expect([account, sum]).toEqual([account, 0]);
          }
        }
      }),
    );
  });

  it("refunds the units of a line with parts of its discount that add up", () => {
    expect([1, 2, 3].map((units) => discountOfUnits(cents(100), 3, units))).toEqual([33, 67, 100]);
  });
});
