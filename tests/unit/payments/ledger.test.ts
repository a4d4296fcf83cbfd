import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  feeEntries,
  latePaymentEntries,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type LedgerLine,
} from "#shared/payments/ledger.ts";
import {
  bearerChangedEntries,
  orderRefundEntries,
  refundEntries,
} from "#shared/payments/refunds/refund-entries.ts";
import { saleEntries } from "#shared/payments/sale.ts";
import { BEARERS } from "#shared/payments/refunds/refund-cause.ts";
import { cents, NO_MONEY, shareOf, sumCents } from "#shared/money.ts";
import { billOf, splitLine, totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import { ONE_AUTHORITY } from "#shared/checkout/tax/tax.ts";

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
        const { totals, taxed } = billOf(
          lines.map(({ lineTotal }) => ({ unitPrice: lineTotal, quantity: 1 })),
          DEFAULT_RATES,
        );
        const entries = saleEntries(
          lines.map((line, at) => ({ ...line, taxes: taxed.lines[at] ?? [] })),
          totals,
        );
        expect(sumCents(entries.map((entry) => entry.amount))).toBe(0);
        const farms = entries
          .filter((entry) => entry.account === "farm_payable")
          .map((entry) => entry.farmId);
        expect(new Set(farms).size).toBe(farms.length);
      }),
    );
  });

  it("is refused if the totals are not those of its lines", () => {
    const line = { farmId: 1, lineTotal: cents(1_000), commissionBps: 1_500, taxes: [] };
    expect(() =>
      saleEntries([line], totalsOf([{ unitPrice: cents(999), quantity: 1 }], DEFAULT_RATES)),
    ).toThrow(RangeError);
  });

  it("of $40.00 at 17.5% gives the farm $33.00", () => {
    const taxes = [{ authority: ONE_AUTHORITY, bps: 875, amount: cents(350) }];
    const line = { farmId: 7, lineTotal: cents(4_000), commissionBps: 1_750, taxes };
    expect(
      saleEntries([line], totalsOf([{ unitPrice: cents(4_000), quantity: 1 }], DEFAULT_RATES)),
    ).toEqual([
      { account: "provider_balance", farmId: null, amount: 4_350 },
      { account: "farm_payable", farmId: 7, amount: -3_300 },
      { account: "commission", farmId: null, amount: -700 },
      { account: "tax_payable", farmId: null, authority: ONE_AUTHORITY, amount: -350 },
    ]);
  });
});

/** The plan of a refund for goods of two farms. */
const refundOf = (amounts: readonly number[], commissionBps: number, delivery: number) => {
  const lines = amounts.map((amount, index) => {
    const { commission, farmShare } = splitLine(cents(amount), commissionBps);
    const [productId, farmId] = [index + 1, (index % 2) + 1];
    const tax = shareOf(cents(amount), 875);
    const taxes = [{ authority: ONE_AUTHORITY, bps: 875, amount: tax }];
    const goods = {
      productId,
      farmId,
      quantity: 1,
      weight: null,
      amount: cents(amount),
      tax,
      taxes,
    };
    return { ...goods, commission, farmShare };
  });
  const amount = cents(delivery + lines.reduce((sum, line) => sum + line.amount + line.tax, 0));
  const none = {
    discount: NO_MONEY,
    promotion: NO_MONEY,
    goodwill: NO_MONEY,
    credit: NO_MONEY,
    deliveryTaxes: [],
  };
  return { ...none, lines, delivery: cents(delivery), amount, card: amount };
};
const refundsAtRandom = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 20 }),
    fc.integer({ min: 0, max: 5_000 }),
    fc.integer({ min: 0, max: 2_000 }),
  )
  .map((facts) => refundOf(...facts));
const onAccount = (lines: readonly LedgerLine[], account: LedgerAccount) =>
  sumCents(lines.filter((line) => line.account === account).map((line) => line.amount));

describe("A refund in the ledger", () => {
  // $10.00 of goods at 17.5% and a delivery fee of $3.00.
  const ten = refundOf([1_000], 1_750, 300);

  it.each([
    ["farm", { farm_payable: 825, commission: 175, delivery_fees: 300 }],
    ["customer", { farm_payable: 825, commission: 175, delivery_fees: 300 }],
    ["market", { market_losses: 1_000, delivery_fees: 300 }],
    ["carrier", { carrier_losses: 1_300 }],
  ] as const)("borne by the %s is charged to nobody else", (bearer, expected) => {
    const taken = orderRefundEntries(ten, bearer).filter(
      ({ account }) => account !== "tax_payable" && account !== "customer_refunds",
    );
    expect(Object.fromEntries(taken.map(({ account, amount }) => [account, amount]))).toEqual(
      expected,
    );
  });

  it("costs its bearer the same to the cent, whether decided at once or changed later", () => {
    const bearer = fc.constantFrom(...BEARERS);
    fc.assert(
      fc.property(refundsAtRandom, bearer, bearer, (plan, first, later) => {
        const changed = [
          ...orderRefundEntries(plan, first),
          ...bearerChangedEntries(plan, first, later),
        ];
        const direct = orderRefundEntries(plan, later);
        for (const account of LEDGER_ACCOUNTS) {
          expect(onAccount(changed, account)).toBe(onAccount(direct, account));
        }
        expect(sumCents(changed.map(({ amount }) => amount))).toBe(0);
      }),
    );
  });
});

it.each([
  ["A fee", feeEntries],
  ["A late payment", latePaymentEntries],
  ["A refund", refundEntries],
])("%s sums to zero", (_name, entries) => {
  expect(sumCents(entries(cents(1_234)).map((entry) => entry.amount))).toBe(0);
});
