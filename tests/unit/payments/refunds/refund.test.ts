import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderRefundEntries } from "#shared/payments/refunds/refund-entries.ts";
import { saleEntries } from "#shared/payments/sale.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { cents, NO_MONEY, shareOf, sumCents, times } from "#shared/money.ts";
import { withCredit } from "#shared/payments/credit/credit-use.ts";
import { REFUND_TO, type RefundTo } from "#shared/orders/order-problem.ts";
import { splitLine } from "#shared/checkout/pricing.ts";
import { subtotalOf } from "#shared/checkout/tax/rates.ts";
import { apportion, ONE_AUTHORITY, taxOf } from "#shared/checkout/tax/tax.ts";
import { leftOf, planRefund, remainingOf } from "#shared/payments/refunds/refund.ts";
import {
  type Given,
  givenBy,
  type RefundPlan,
  type Sold,
} from "#shared/payments/refunds/refund-plan.ts";
import { taxCategories, taxRates } from "#tests/support/market/payments/tax-rates.ts";

const NOTHING: Given = {
  lines: [],
  delivery: NO_MONEY,
  deliveryTaxes: [],
  amount: NO_MONEY,
  credit: NO_MONEY,
};

const line = fc.record({
  farmId: fc.integer({ min: 1, max: 4 }),
  quantity: fc.integer({ min: 1, max: 12 }),
  unitPrice: fc.integer({ min: 1, max: 9_999 }).map(cents),
  commissionBps: fc.integer({ min: 1_500, max: 2_000 }),
  taxCategory: taxCategories,
  /** Half of the goods are sold by weight. */
  mostWeight: fc.option(fc.integer({ min: 1, max: 2_500 }).map(weight), { freq: 2, nil: null }),
});

const sold: fc.Arbitrary<Sold> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    rates: taxRates,
    fee: fc.integer({ min: 0, max: 999 }).map(cents),
    /** Five in six customers have credit, some more than the order costs. */
    balance: fc.option(fc.integer({ min: 0, max: 60_000 }).map(cents), { nil: NO_MONEY }),
    /** The percentage off the price, borne by our commission. */
    off: fc.integer({ min: 0, max: 10 }),
    /** Whether tax is on the lowered price, as for a weekly box, or on the full price. */
    taxOnPaid: fc.boolean(),
  })
  .map(({ lines, rates, fee, balance, off, taxOnPaid }) => {
    const subtotal = subtotalOf(lines);
    const values = lines.map((one) => times(one.unitPrice, one.quantity));
    const discount = cents(Math.floor((subtotal * off) / 100));
    const bases = taxOnPaid ? apportion(cents(subtotal - discount), values) : values;
    const goods = bases.map((amount, at) => ({ amount, taxCategory: lines[at]?.taxCategory }));
    const taxed = taxOf(goods, rates, fee);
    const { tax } = taxed;
    const total = cents(subtotal + tax + fee - discount);
    const {
      delivery,
      credit = NO_MONEY,
      ...totals
    } = withCredit({ subtotal, tax, delivery: fee, discount, total }, balance);
    const named = lines.map((one, at) => ({
      ...one,
      productId: at + 1,
      name: `Product ${at + 1}`,
      taxes: taxed.lines[at] ?? [],
    }));
    const deliveryTaxes = taxed.delivery;
    return { ...totals, credit, deliveryFee: delivery, deliveryTaxes, lines: named };
  });

/** Refunds one unit after another or part of its weight, in random order, and then whatever is left. */
function inParts(order: Sold, picks: readonly number[], to?: readonly RefundTo[]) {
  let given = NOTHING;
  const plans: RefundPlan[] = [];
  const give = (wish: Parameters<typeof planRefund>[2]) => {
    const plan = planRefund(order, given, wish, to?.[plans.length % to.length]);
    plans.push(plan);
    given = {
      lines: [...given.lines, ...plan.lines],
      delivery: cents(given.delivery + plan.delivery),
      deliveryTaxes: [...given.deliveryTaxes, ...plan.deliveryTaxes],
      amount: cents(given.amount + plan.amount),
      credit: cents(given.credit + plan.credit),
    };
  };
  for (const pick of picks) {
    const open = leftOf(order, given).lines.filter((one) => one.quantity > 0);
    const chosen = open[pick % Math.max(open.length, 1)];
    if (!chosen) continue;
    const part = chosen.weight ? weight(Math.min(1 + (pick % 1_000), chosen.weight)) : null;
    const wished = part && pick % 2 === 0 ? { quantity: 0, weight: part } : { quantity: 1 };
    give({ lines: [{ productId: chosen.productId, ...wished }], delivery: false });
  }
  if (leftOf(order, given).amount > 0) give(remainingOf(order, given));
  return { given, plans };
}

describe("A refund", () => {
  it("in parts of any size and order adds up to exactly what was paid", () => {
    fc.assert(
      fc.property(sold, fc.array(fc.nat(), { maxLength: 40 }), (order, picks) => {
        const { given, plans } = inParts(order, picks);
        expect(given.amount).toBe(order.total + order.credit);
        const taxes = [...given.lines.flatMap((one) => one.taxes), ...given.deliveryTaxes];
        expect(sumCents(taxes.map(({ amount }) => amount))).toBe(order.tax);
        expect(Math.min(0, ...taxes.map(({ amount }) => amount))).toBe(0);
        expect(plans.every((plan) => plan.amount >= 0)).toBe(true);
      }),
    );
  });

  it("under one rate has the tax on all that was refunded so far, less the tax refunded before", () => {
    const oneRate = sold.filter(({ deliveryTaxes, lines }) => {
      const rates = lines.flatMap(({ taxes }) => taxes.map(({ bps }) => bps));
      return (
        deliveryTaxes.length === 0 && lines.length === rates.length && new Set(rates).size === 1
      );
    });
    fc.assert(
      fc.property(oneRate, fc.array(fc.nat(), { maxLength: 40 }), (order, picks) => {
        const bps = order.lines[0]?.taxes[0]?.bps ?? 0;
        const all = subtotalOf(order.lines);
        let [goods, back] = [0, 0];
        for (const { lines } of inParts(order, picks).plans) {
          for (const { amount, tax } of lines) {
            goods += amount;
            const due = goods === all ? order.tax : Math.min(shareOf(cents(goods), bps), order.tax);
            expect(tax).toBe(Math.max(0, due - back));
            back += tax;
          }
        }
      }),
    );
  });

  it("takes from every account exactly what the sale put there", () => {
    fc.assert(
      fc.property(sold, fc.array(fc.nat(), { maxLength: 40 }), (order, picks) => {
        const { plans } = inParts(order, picks);
        const sale = saleEntries(
          order.lines.map((one) => ({ ...one, lineTotal: times(one.unitPrice, one.quantity) })),
          { ...order, delivery: order.deliveryFee },
          order.deliveryTaxes,
        );
        const left = new Map<string, number>();
        for (const { account, farmId, authority, amount } of [
          ...sale,
          ...plans.flatMap((plan) => orderRefundEntries(plan, "farm")),
        ]) {
          const key = `${account} ${authority ?? farmId}`;
          left.set(key, (left.get(key) ?? 0) + amount);
        }
        expect(left.get("provider_balance null")).toBe(order.total);
        expect(left.get("customer_refunds null") ?? 0).toBe(-order.total);
        expect(left.get("customer_credit null") ?? 0).toBe(0);
        left.delete("provider_balance null");
        left.delete("customer_refunds null");
        expect([...left.values()].every((amount) => amount === 0)).toBe(true);
      }),
    );
  });

  it("never exceeds what is left, even if one in between has failed", () => {
    fc.assert(
      fc.property(sold, fc.nat(), fc.array(fc.nat(), { maxLength: 20 }), (order, failed, picks) => {
        const { plans } = inParts(order, picks);
        const kept = plans.filter((_, at) => at !== failed % plans.length);
        const given: Given = {
          lines: kept.flatMap((plan) => plan.lines),
          delivery: sumCents(kept.map((plan) => plan.delivery)),
          deliveryTaxes: kept.flatMap((plan) => plan.deliveryTaxes),
          amount: sumCents(kept.map((plan) => plan.amount)),
          credit: sumCents(kept.map((plan) => plan.credit)),
        };
        const rest = planRefund(order, given, remainingOf(order, given));
        expect(given.amount + rest.amount).toBe(order.total + order.credit);
        expect(sumCents([...kept, rest].map((plan) => plan.card))).toBeLessThanOrEqual(order.total);
        for (const one of order.lines) {
          const whole = splitLine(times(one.unitPrice, one.quantity), one.commissionBps);
          const taken = [...given.lines, ...rest.lines].filter(
            (part) => part.productId === one.productId,
          );
          expect(sumCents(taken.map((part) => part.commission))).toBe(whole.commission);
        }
      }),
    );
  });
});

describe("A refund of an order that was partly paid with credit", () => {
  it("never gives the card or the credit more than each has paid, at any point", () => {
    fc.assert(
      fc.property(sold, fc.array(fc.nat(), { maxLength: 40 }), (order, picks) => {
        const { plans } = inParts(order, picks);
        let card = 0;
        let credit = 0;
        for (const plan of plans) {
          expect(plan.card + plan.credit).toBe(plan.amount);
          card += plan.card;
          credit += plan.credit;
          expect(card).toBeLessThanOrEqual(order.total);
          expect(credit).toBeLessThanOrEqual(order.credit);
        }
        expect([card, credit]).toEqual([order.total, order.credit]);
      }),
    );
  });

  it("is all credit if the customer chose so, and the card never gets more than it paid", () => {
    const choices = fc.array(fc.constantFrom(...REFUND_TO), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(sold, fc.array(fc.nat(), { maxLength: 40 }), choices, (order, picks, to) => {
        const { given, plans } = inParts(order, picks, to);
        expect(given.amount).toBe(order.total + order.credit);
        expect(sumCents(plans.map((plan) => plan.card))).toBeLessThanOrEqual(order.total);
        plans.forEach((plan, at) => {
          if (to[at % to.length] === "credit") expect(plan.card).toBe(0);
          expect(Math.min(plan.card, plan.credit)).toBeGreaterThanOrEqual(0);
          const entries = orderRefundEntries(plan, "farm");
          expect(sumCents(entries.map((entry) => entry.amount))).toBe(0);
        });
      }),
    );
  });
});

describe("A refund that is requested", () => {
  const order: Sold = {
    subtotal: cents(1_000),
    tax: cents(88),
    discount: NO_MONEY,
    total: cents(1_088),
    credit: NO_MONEY,
    deliveryFee: NO_MONEY,
    deliveryTaxes: [],
    lines: [
      {
        productId: 7,
        farmId: 1,
        name: "Carrots",
        quantity: 2,
        unitPrice: cents(500),
        mostWeight: null,
        commissionBps: 1_800,
        taxes: [{ authority: ONE_AUTHORITY, bps: 875, amount: cents(88) }],
      },
    ],
  };
  const wish = (productId: number, quantity: number) => ({
    lines: [{ productId, quantity }],
    delivery: false,
  });

  it("for one of two units gives back its price, its tax, and each party's share", () => {
    expect(planRefund(order, NOTHING, wish(7, 1))).toMatchObject({
      amount: 544,
      lines: [{ amount: 500, tax: 44, commission: 90, farmShare: 410 }],
    });
  });

  it.each([
    ["more units than were bought", wish(7, 3), "conflict"],
    ["goods of another order", wish(8, 1), "invalid"],
    ["no units", wish(7, 0), "invalid"],
    ["nothing at all", { lines: [], delivery: false }, "invalid"],
    ["a delivery that was free", { lines: [], delivery: true }, "conflict"],
  ])("for %s is refused", (_what, wrong, code) => {
    expect(() => planRefund(order, NOTHING, wrong)).toThrow(expect.objectContaining({ code }));
  });
});

describe("What refunds gave", () => {
  const refund = {
    amount: cents(300),
    credit: cents(200),
    delivery: cents(100),
    deliveryTaxes: [],
    goodwill: cents(50),
  };

  it("is the money of those that did not fail, sent or still on its way", () => {
    const refunds = [
      { ...refund, state: "succeeded" },
      { ...refund, state: "requested" },
      { ...refund, state: "failed" },
    ] as const;
    expect(givenBy(refunds, [])).toEqual({
      lines: [],
      delivery: 200,
      deliveryTaxes: [],
      amount: 1_000,
      credit: 400,
      goodwill: 100,
    });
  });
});
