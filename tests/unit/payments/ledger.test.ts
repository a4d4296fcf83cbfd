import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  feeEntries,
  latePaymentEntries,
  refundEntries,
  saleEntries,
} from "#shared/payments/ledger.ts";
import { cents, sumCents } from "#shared/money.ts";
import { DEFAULT_RATES, totalsOf } from "#shared/checkout/pricing.ts";

const sold = fc.array(
  fc.record({
    farmId: fc.integer({ min: 1, max: 5 }),
    lineTotal: fc.integer({ min: 1, max: 500_000 }).map(cents),
    commissionBps: fc.integer({ min: 1_500, max: 2_000 }),
  }),
  { minLength: 1, maxLength: 50 },
);

describe("A sale in the ledger", () => {
  it("sums to zero and owes each farm once, whatever was sold", () => {
    fc.assert(
      fc.property(sold, (lines) => {
        const entries = saleEntries(
          lines,
          totalsOf(sumCents(lines.map((line) => line.lineTotal)), DEFAULT_RATES),
        );
        expect(sumCents(entries.map((entry) => entry.amount))).toBe(0);
        const farms = entries
          .filter((entry) => entry.account === "farm_payable")
          .map((entry) => entry.farmId);
        expect(new Set(farms).size).toBe(farms.length);
      }),
    );
  });

  it("is refused when the totals are not those of its lines", () => {
    const line = { farmId: 1, lineTotal: cents(1_000), commissionBps: 1_500 };
    expect(() => saleEntries([line], totalsOf(cents(999), DEFAULT_RATES))).toThrow(RangeError);
  });

  it("of $40.00 at 17.5% gives the farm $33.00", () => {
    const line = { farmId: 7, lineTotal: cents(4_000), commissionBps: 1_750 };
    expect(saleEntries([line], totalsOf(cents(4_000), DEFAULT_RATES))).toEqual([
      { account: "provider_balance", farmId: null, amount: 4_350 },
      { account: "farm_payable", farmId: 7, amount: -3_300 },
      { account: "commission_income", farmId: null, amount: -700 },
      { account: "tax_payable", farmId: null, amount: -350 },
    ]);
  });
});

it.each([
  ["A fee", feeEntries],
  ["A late payment", latePaymentEntries],
  ["A refund", refundEntries],
])("%s sums to zero", (_name, entries) => {
  expect(sumCents(entries(cents(1_234)).map((entry) => entry.amount))).toBe(0);
});
