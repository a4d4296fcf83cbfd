import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billOf } from "#shared/checkout/pricing.ts";
import { discountOfUnits, worthOf } from "#shared/checkout/promotions/promotion.ts";
import { cents, NO_MONEY, sumCents, times } from "#shared/money.ts";
import type { LedgerLine } from "#shared/payments/ledger.ts";
import { orderRefundEntries } from "#shared/payments/refunds/refund-entries.ts";
import { saleEntries, splitOf } from "#shared/payments/sale.ts";
import { withCredit } from "#shared/payments/credit/credit-use.ts";
import { planRefund } from "#shared/payments/refunds/refund.ts";
import type { Given, Sold } from "#shared/payments/refunds/refund-plan.ts";
import { taxRates } from "#tests/support/market/payments/tax-rates.ts";
import { cart, promotion } from "#tests/support/inputs/promotions.ts";

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
