import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditTowards, withCredit } from "#shared/payments/credit/credit-use.ts";
import { saleEntries } from "#shared/payments/sale.ts";
import { limits } from "#shared/platform/limits.ts";
import { cents, NO_MONEY } from "#shared/money.ts";
import { ONE_AUTHORITY } from "#shared/checkout/tax/tax.ts";
import { deductionsOf, totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";

const amount = fc.integer({ min: 0, max: limits.orderMaxCents }).map(cents);

describe("Credit toward a total", () => {
  it("never exceeds what is available, and leaves the provider's minimum charge", () => {
    fc.assert(
      fc.property(amount, amount, (total, available) => {
        const credit = creditTowards(total, available);
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit).toBeLessThanOrEqual(available);
        if (credit > 0) expect(total - credit).toBeGreaterThanOrEqual(limits.orderMinCents);
        if (available >= total) expect(total - credit).toBe(Math.min(total, limits.orderMinCents));
      }),
    );
  });

  it.each([
    [1_000, 420, 420],
    [1_000, 950, 950],
    [1_000, 951, 950],
    [50, 400, 0],
    [49, 400, 0],
    [1_000, -30, 0],
  ])("of %i cents with %i available is %i", (total, available, credit) => {
    expect(creditTowards(cents(total), cents(available))).toBe(credit);
  });

  it("changes nothing if none is used, and is added to another discount if some is", () => {
    const totals = totalsOf([{ unitPrice: cents(1_000), quantity: 1 }], DEFAULT_RATES);
    expect(withCredit(totals, NO_MONEY)).toBe(totals);
    const less = { ...totals, discount: cents(100), total: cents(totals.total - 100) };
    const paid = withCredit(less, cents(300));
    expect(paid).toMatchObject({ discount: 400, credit: 300, total: less.total - 300 });
    expect(deductionsOf(paid)).toEqual([
      { label: "Discount", amount: 100 },
      { label: "Credit", amount: 300 },
    ]);
    expect(deductionsOf(totals)).toEqual([]);
  });
});

describe("A sale that was partly paid with credit", () => {
  it("takes the credit from what customers have, not from our commission", () => {
    const taxes = [{ authority: ONE_AUTHORITY, bps: 875, amount: cents(350) }];
    const line = { farmId: 7, lineTotal: cents(4_000), commissionBps: 1_750, taxes };
    expect(
      saleEntries(
        [line],
        withCredit(
          totalsOf([{ unitPrice: cents(4_000), quantity: 1 }], DEFAULT_RATES),
          cents(1_000),
        ),
      ),
    ).toEqual([
      { account: "provider_balance", farmId: null, amount: 3_350 },
      { account: "customer_credit", farmId: null, amount: 1_000 },
      { account: "farm_payable", farmId: 7, amount: -3_300 },
      { account: "commission", farmId: null, amount: -700 },
      { account: "tax_payable", farmId: null, authority: ONE_AUTHORITY, amount: -350 },
    ]);
  });
});
