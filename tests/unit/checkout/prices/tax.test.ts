import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billOf, taxLabel, taxPartsOf, totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import {
  apportion,
  ONE_AUTHORITY,
  partsOf,
  type TaxRates,
  taxOf,
} from "#shared/checkout/tax/tax.ts";
import { cents, NO_MONEY, sumCents } from "#shared/money.ts";
import { taxCategories, taxRates } from "#tests/support/market/payments/tax-rates.ts";

const goods = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 500_000 }).map(cents),
    taxCategory: taxCategories,
  }),
  { minLength: 1, maxLength: 12 },
);

const carts = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 1, max: 200_000 }).map(cents),
    quantity: fc.integer({ min: 1, max: 99 }),
    taxCategory: fc.option(taxCategories, { nil: undefined }),
  }),
  { maxLength: 50 },
);

const sum = (parts: readonly { amount: number }[]) =>
  parts.reduce((all, { amount }) => all + amount, 0);

const STATE = "State of California";
const COUNTY = "Alameda County";
const rates: TaxRates = {
  taxBps: 875,
  taxes: {
    food: [{ authority: STATE, bps: 0 }],
    merchandise: [
      { authority: COUNTY, bps: 250 },
      { authority: STATE, bps: 725 },
    ],
  },
};

describe("The tax", () => {
  it("with the default rates is 8.75% of the subtotal, rounded once, whatever is bought", () => {
    fc.assert(
      fc.property(carts, fc.nat(999), (cart, fee) => {
        const before = cart.reduce((all, line) => all + line.unitPrice * line.quantity, 0);
        const tax = Math.floor((before * 875 * 2 + 10_000) / 20_000);
        const delivery = before === 0 ? 0 : fee;
        expect(totalsOf(cart, { ...DEFAULT_RATES, deliveryFee: cents(fee) })).toStrictEqual({
          subtotal: before,
          tax,
          delivery,
          discount: 0,
          total: before + tax + delivery,
        });
      }),
      { numRuns: 10_000 },
    );
  });

  it("is the sum of its parts, by line and by authority, at any rates", () => {
    fc.assert(
      fc.property(goods, taxRates, fc.nat(2_000), (lines, of, fee) => {
        const taxed = taxOf(lines, of, cents(fee));
        const parts = [...taxed.lines.flat(), ...taxed.delivery];
        expect(sum(parts)).toBe(taxed.tax);
        expect(sum(taxed.parts)).toBe(taxed.tax);
        expect(partsOf({ lines: taxed.lines.map((taxes) => ({ taxes })) })).toHaveLength(
          new Set(taxed.lines.flat().map(({ authority, bps }) => `${bps} ${authority}`)).size,
        );
        expect(parts.every(({ amount }) => amount >= 0)).toBe(true);
        for (const { base, bps, amount } of taxed.parts)
          expect(Math.abs(amount - (base * bps) / 10_000)).toBeLessThanOrEqual(6);
      }),
      { numRuns: 10_000 },
    );
  });

  it("of goods taxed alike is rounded once on their sum", () => {
    const candles = { amount: cents(333), taxCategory: "merchandise" } as const;
    const three = taxOf([candles, candles, candles], rates);
    // 9.75% of $9.99 is 97.4 cents; rounded for each candle, it would be three times 32.
    expect(three).toMatchObject({ tax: 97, taxBps: null });
    expect(three.parts).toEqual([
      { authority: COUNTY, bps: 250, base: 999, amount: 25 },
      { authority: STATE, bps: 725, base: 999, amount: 72 },
    ]);
  });

  it("follows the table for its categories, and the single rate for all others", () => {
    const taxed = taxOf(
      [
        { amount: cents(2_000) },
        { amount: cents(1_000), taxCategory: "flowers_plants" },
        { amount: cents(1_600), taxCategory: "merchandise" },
      ],
      rates,
    );
    expect(taxed.lines).toEqual([
      [{ authority: STATE, bps: 0, base: 2_000, amount: 0 }],
      [{ authority: ONE_AUTHORITY, bps: 875, base: 1_000, amount: 88 }],
      [
        { authority: COUNTY, bps: 250, base: 1_600, amount: 40 },
        { authority: STATE, bps: 725, base: 1_600, amount: 116 },
      ],
    ]);
    expect(taxed.tax).toBe(244);
  });

  it("covers the delivery only if the settings say so, and is then rounded with what is taxed alike", () => {
    const flowers = [{ amount: cents(1_000), taxCategory: "flowers_plants" }] as const;
    expect(taxOf(flowers, rates, cents(500))).toMatchObject({ tax: 88, delivery: [] });
    const taxed = taxOf(flowers, { ...rates, deliveryTax: "flowers_plants" }, cents(500));
    expect(taxed.tax).toBe(131);
    expect(sum(taxed.delivery)).toBe(44);
    expect(taxOf(flowers, { ...rates, deliveryTax: "merchandise" }, NO_MONEY).delivery).toEqual([]);
  });
});

describe("The label of a tax", () => {
  const flower = { unitPrice: cents(1_000), quantity: 1, taxCategory: "flowers_plants" } as const;
  const candle = { unitPrice: cents(1_600), quantity: 1, taxCategory: "merchandise" } as const;
  const named = (lines: readonly (typeof flower | typeof candle)[], of: TaxRates, fee = 0) => {
    const { totals, taxBps } = billOf(lines, { ...of, deliveryFee: cents(fee) });
    return [taxLabel(totals, taxBps), taxPartsOf(totals)] as const;
  };

  it("has the rate if a single one covers everything, also one of the table or on the delivery", () => {
    expect(named([flower], rates)).toEqual(["Tax (8.75%)", []]);
    const state = { taxBps: 875, taxes: { merchandise: [{ authority: STATE, bps: 725 }] } };
    expect(named([candle], state)).toEqual(["Tax (7.25%)", []]);
    expect(named([flower], { taxBps: 875, deliveryTax: "food" }, 500)[0]).toBe("Tax (8.75%)");
  });

  it("has no rate if there are several, which are listed one by one", () => {
    expect(named([flower, candle], rates)).toEqual([
      "Tax",
      [
        { label: "Sales tax (8.75%) on $10.00", amount: 88 },
        { label: "Alameda County (2.5%) on $16.00", amount: 40 },
        { label: "State of California (7.25%) on $16.00", amount: 116 },
      ],
    ]);
  });
});

it("An amount is apportioned in whole cents that add up to it, none above its weight", () => {
  const weights = fc.array(fc.nat(300_000).map(cents), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(weights, fc.nat(), (all, part) => {
      const whole = sumCents(all);
      const amount = cents(whole === 0 ? 0 : part % (whole + 1));
      const shares = apportion(amount, all);
      expect(sumCents(shares)).toBe(amount);
      expect(shares.every((share, at) => share >= 0 && share <= (all[at] ?? 0))).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
