import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, NO_MONEY } from "#shared/money.ts";
import { billOf } from "#shared/checkout/pricing.ts";
import { withCredit } from "#shared/payments/credit/credit-use.ts";
import { leftOf, planRefund } from "#shared/payments/refunds/refund.ts";
import type { Given, Sold } from "#shared/payments/refunds/refund-plan.ts";
import { moneyLeft, planTogether, shareWish } from "#shared/payments/refunds/refund-share.ts";

const NOTHING: Given = {
  lines: [],
  delivery: NO_MONEY,
  deliveryTaxes: [],
  amount: NO_MONEY,
  credit: NO_MONEY,
};
const PRICES = [333, 199, 1_250] as const;

type Bought = { sold: Sold; given: Given };

function purchase(units: readonly number[], fee: number, credit: number, taxBps: number): Bought {
  const goods = units.flatMap((quantity, productId) =>
    quantity === 0
      ? []
      : [
          {
            productId,
            farmId: productId,
            name: `Goods ${productId}`,
            quantity,
            unitPrice: cents(PRICES[productId] ?? 0),
            mostWeight: null,
            commissionBps: 1_750,
          },
        ],
  );
  const { totals: whole, taxed } = billOf(goods, { taxBps, deliveryFee: cents(fee) });
  const totals = withCredit(whole, cents(credit));
  const { subtotal, tax, delivery: deliveryFee, discount, total } = totals;
  const lines = goods.map((line, at) => ({ ...line, taxes: taxed.lines[at] ?? [] }));
  const deliveryTaxes = taxed.delivery;
  const sold = { subtotal, tax, deliveryFee, deliveryTaxes, discount, total, lines };
  return { sold: { ...sold, credit: totals.credit ?? NO_MONEY }, given: NOTHING };
}

/** The purchases after a wish, and the plan of its refund. */
function refundFrom(purchases: readonly Bought[], wish: Parameters<typeof shareWish>[1]) {
  const parts = shareWish(purchases, wish).map(({ purchase: of, wish: part }) => ({
    of,
    plan: planRefund(of.sold, of.given, part),
  }));
  const after = purchases.map((one) => {
    const plan = parts.find(({ of }) => of === one)?.plan;
    if (!plan) return one;
    const { given } = one;
    return {
      sold: one.sold,
      given: {
        lines: [...given.lines, ...plan.lines],
        delivery: cents(given.delivery + plan.delivery),
        deliveryTaxes: [...given.deliveryTaxes, ...plan.deliveryTaxes],
        amount: cents(given.amount + plan.amount),
        credit: cents(given.credit + plan.credit),
      },
    };
  });
  return { after, plan: planTogether(parts.map(({ plan }) => plan)) };
}

describe("A refund of an order with several payments", () => {
  const first = purchase([2, 1, 0], 500, 0, 875);
  const added = purchase([1, 0, 2], 0, 0, 900);

  it("refunds what was added last first, and the rest of the units from before", () => {
    const shares = shareWish([first, added], {
      lines: [{ productId: 0, quantity: 2 }],
      delivery: false,
    });
    expect(shares.map(({ purchase: of, wish }) => [of === first, wish.lines])).toEqual([
      [true, [{ productId: 0, quantity: 1 }]],
      [false, [{ productId: 0, quantity: 1 }]],
    ]);
  });

  it("refunds the delivery from the payment that paid for it", () => {
    const shares = shareWish([first, added], { lines: [], delivery: true });
    expect(shares).toEqual([{ purchase: first, wish: { lines: [], delivery: true } }]);
  });

  it("refuses more units than were bought, and goods that were not", () => {
    const wish = (productId: number, quantity: number) => () =>
      refundFrom([first, added], { lines: [{ productId, quantity }], delivery: false });
    expect(wish(0, 4)).toThrow("left to refund");
    expect(wish(7, 1)).toThrow("not in this order");
  });

  it("adds up to what every payment took, whatever is refunded in whatever order", () => {
    const units = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3));
    const bought = fc.record({ units, credit: fc.nat(900), taxBps: fc.constantFrom(875, 900, 0) });
    const wishes = fc.array(
      fc.record({ productId: fc.nat(2), quantity: fc.integer({ min: 1, max: 4 }) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        fc.array(bought, { minLength: 1, maxLength: 4 }),
        fc.nat(700),
        wishes,
        (all, fee, taken) => {
          const goods = all.filter(({ units: some }) => some.some((count) => count > 0));
          fc.pre(goods.length > 0);
          let purchases = goods.map((one, at) =>
            purchase(one.units, at === 0 ? fee : 0, one.credit, one.taxBps),
          );
          const paid = moneyLeft(purchases);
          let back = 0;
          for (const line of taken) {
            const left = purchases
              .flatMap(({ sold, given }) => leftOf(sold, given).lines)
              .filter(({ productId }) => productId === line.productId)
              .reduce((sum, { quantity }) => sum + quantity, 0);
            if (left < line.quantity) continue;
            const given = refundFrom(purchases, { lines: [line], delivery: false });
            purchases = given.after;
            back += given.plan.amount;
            expect(moneyLeft(purchases)).toBe(paid - back);
          }
          const rest = refundFrom(purchases, "remaining");
          expect(back + rest.plan.amount).toBe(paid);
          for (const { sold, given } of rest.after) {
            expect(given.amount).toBe(sold.total + sold.credit);
            expect(given.credit).toBe(sold.credit);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
