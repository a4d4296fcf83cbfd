import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMMISSION_RANGE, farmPayout } from "#shared/farm-payout.ts";
import { cents } from "#shared/money.ts";

const sale = (price: number, quantity: number, commission: number) =>
  farmPayout({ price: cents(price), quantity, commission });

describe("What a farm gets for a sale", () => {
  it.each([
    // price, units, commission → sold, commission, card fee, farm, share
    [500, 1, 1800, 500, 90, 18, 392, 7840],
    [500, 40, 1800, 20_000, 3600, 680, 15_720, 7860],
    [6000, 1, 1500, 6000, 900, 204, 4896, 8160],
    [6000, 1, 2000, 6000, 1200, 204, 4596, 7660],
    [375, 3, 1750, 1125, 197, 39, 889, 7902],
    [1, 1, 2000, 1, 0, 0, 1, 10_000],
  ])(
    "%i cents × %i at %i basis points: %i sold, %i commission, %i card fee, %i for the farm",
    (price, units, rate, sold, commission, cardFee, farm, farmShare) => {
      expect(sale(price, units, rate)).toEqual({ sold, commission, cardFee, farm, farmShare });
    },
  );

  it("is nothing for nothing", () => {
    expect(sale(0, 10, 1800)).toEqual({
      sold: 0,
      commission: 0,
      cardFee: 0,
      farm: 0,
      farmShare: 0,
    });
  });

  it("and the other two parts add up to what was sold, to the cent, and none is negative", () => {
    const { least, most } = COMMISSION_RANGE;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: least, max: most }),
        (price, quantity, rate) => {
          const { sold, commission, cardFee, farm } = sale(price, quantity, rate);
          expect(commission + cardFee + farm).toBe(sold);
          expect(Math.min(commission, cardFee, farm)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it("never grows with the commission", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), (price) => {
        expect(sale(price, 1, 1500).farm).toBeGreaterThanOrEqual(sale(price, 1, 2000).farm);
      }),
    );
  });
});
