import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import { splitLine, totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import { unitPriceOf } from "#shared/catalog/weights/unit-price.ts";

const lines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 1, max: 200_000 }).map(cents),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { maxLength: 50 },
);

describe("Totals", () => {
  it("tax the subtotal once at 8.75% and deliver for free, as specified", () => {
    expect(DEFAULT_RATES).toEqual({ taxBps: 875, deliveryFee: 0 });
    expect(totalsOf([{ unitPrice: cents(1_910), quantity: 1 }], DEFAULT_RATES)).toEqual({
      subtotal: 1_910,
      tax: 167,
      delivery: 0,
      discount: 0,
      total: 2_077,
    });
  });

  it("of an empty cart are zero, even if delivery costs something", () => {
    expect(
      totalsOf([{ unitPrice: cents(0), quantity: 1 }], { taxBps: 875, deliveryFee: cents(500) })
        .total,
    ).toBe(0);
  });

  it("include the delivery fee of the settings, untaxed", () => {
    expect(
      totalsOf([{ unitPrice: cents(1_000), quantity: 1 }], {
        taxBps: 1_000,
        deliveryFee: cents(500),
      }),
    ).toMatchObject({
      tax: 100,
      delivery: 500,
      total: 1_600,
    });
  });

  it("always add up, with the tax rounded once for the whole order", () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const totals = totalsOf(cart, DEFAULT_RATES);
        expect(totals.total).toBe(totals.subtotal + totals.tax + totals.delivery - totals.discount);
        expect(Math.abs(totals.tax - totals.subtotal * 0.0875)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});

it("A line is split between farm and market without losing a cent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000_000 }),
      fc.integer({ min: 1_500, max: 2_000 }),
      (total, bps) => {
        const { commission, farmShare } = splitLine(cents(total), bps);
        return commission + farmShare === total && commission >= 0 && farmShare >= 0;
      },
    ),
  );
});

it.each([
  [580, 1.5, 387],
  [840, 12, 70],
  [5, 2, 3],
])("%i cents for %d units are %i each, with half a cent rounded up", (price, quantity, each) => {
  expect(unitPriceOf(cents(price), quantity)).toBe(each);
});
