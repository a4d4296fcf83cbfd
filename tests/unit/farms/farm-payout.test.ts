import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  centsOfDollar,
  COMMISSION_RANGE,
  commissionOffer,
  commissionText,
  farmPart,
  farmPayout,
} from "#shared/farms/money/farm-payout.ts";
import { cents } from "#shared/money.ts";

const sale = (price: number, quantity: number, commission: number) =>
  farmPayout({ price: cents(price), quantity, commission });

describe("What a farm gets for a sale", () => {
  it.each([
    // price, units, commission → sold, commission, farm, share
    [500, 1, 1800, 500, 90, 410, 8200],
    [500, 40, 1800, 20_000, 3600, 16_400, 8200],
    [6000, 1, 1500, 6000, 900, 5100, 8500],
    [6000, 1, 2000, 6000, 1200, 4800, 8000],
    [375, 3, 1750, 1125, 197, 928, 8249],
    [1, 1, 2000, 1, 0, 1, 10_000],
  ])(
    "%i cents × %i at %i basis points: %i sold, %i commission, %i for the farm; the card fee is the market's",
    (price, units, rate, sold, commission, farm, farmShare) => {
      expect(sale(price, units, rate)).toEqual({ sold, commission, farm, farmShare });
    },
  );

  it("is zero if nothing is sold", () => {
    expect(sale(0, 10, 1800)).toEqual({ sold: 0, commission: 0, farm: 0, farmShare: 0 });
  });

  it("The farm's share and the commission add up to the sale, to the cent, and neither is negative", () => {
    const { least, most } = COMMISSION_RANGE;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: least, max: most }),
        (price, quantity, rate) => {
          const { sold, commission, farm } = sale(price, quantity, rate);
          expect(commission + farm).toBe(sold);
          expect(Math.min(commission, farm)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it("never grows with the commission rate", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), (price) => {
        expect(sale(price, 1, 1500).farm).toBeGreaterThanOrEqual(sale(price, 1, 2000).farm);
      }),
    );
  });
});

describe("The published share of the farms", () => {
  it("is rounded down, so that it never exceeds the books, and matches the rate of the example", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 40 }),
        fc.integer({ min: 8_000, max: 8_500 }),
        (goods, bps) => {
          const toFarms = cents(Math.floor((goods * bps) / 10_000));
          const part = farmPart(toFarms, cents(goods)) ?? 0;
          expect(part * goods).toBeLessThanOrEqual(toFarms * 10_000);
          const { example } = commissionOffer(null, part);
          if (part >= 8_000) expect(centsOfDollar(10_000 - example)).toBe(centsOfDollar(part));
        },
      ),
    );
  });

  it("is unknown while nothing was sold", () => {
    expect(farmPart(cents(0), cents(0))).toBeNull();
  });
});

describe("The commission that farms are offered", () => {
  it.each([
    [null, null, { least: 1_500, most: 2_000, example: 1_800 }, "15 to 20%"],
    [null, 8_140, { least: 1_500, most: 2_000, example: 1_860 }, "15 to 20%"],
    [null, 8_900, { least: 1_500, most: 2_000, example: 1_500 }, "15 to 20%"],
    [1_650, 8_140, { least: 1_650, most: 1_650, example: 1_650 }, "16.5%"],
  ])("with %j in the settings and %j measured is %j", (fixed, part, offer, text) => {
    expect(commissionOffer(fixed, part)).toEqual(offer);
    expect(commissionText(offer)).toBe(text);
  });
});
