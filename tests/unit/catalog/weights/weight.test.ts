import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatWeight,
  parsePounds,
  priceOfMeasure,
  sumWeights,
  weight,
  weightOfUnits,
} from "#shared/catalog/weights/weight.ts";
import { cents } from "#shared/money.ts";

describe("Pounds", () => {
  it.each([
    ["3.42", 342],
    [" 3,4 lb", 340],
    ["12", 1_200],
    [".5", 50],
    ["0.07lbs", 7],
  ])("are read from %j", (text, value) => {
    expect(parsePounds(text)).toBe(value);
  });

  it.each(["", ".", "3.421", "-1", "3 lb 2 oz", "12345", "a lot"])(
    "are not read from %j",
    (text) => {
      expect(parsePounds(text)).toBeNull();
    },
  );

  it("are written with two decimals", () => {
    expect([weight(342), weight(50), weight(1_200)].map(formatWeight)).toEqual([
      "3.42 lb",
      "0.50 lb",
      "12.00 lb",
    ]);
  });

  it("add up to null if nothing is sold by weight", () => {
    expect(sumWeights([null, undefined])).toBeNull();
    expect(sumWeights([weight(5), null, weight(7)])).toBe(12);
  });
});

it("Part of a line costs its share of the price, and the whole line the full price", () => {
  expect(priceOfMeasure(cents(2_400), 58, weight(400))).toBe(348);
  expect(priceOfMeasure(cents(2_400), 800, weight(400))).toBe(4_800);
  expect(priceOfMeasure(cents(2_400), 2, null)).toBe(4_800);
});

it("Units weigh their share of the remaining weight, and the last one all of it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat({ max: 20_000 }), (quantity, all) => {
      let left = { quantity, weight: weight(all) };
      for (; left.quantity > 0;) {
        const one = weightOfUnits(left, 1) ?? weight(0);
        expect(Math.abs(one - left.weight / left.quantity)).toBeLessThanOrEqual(1);
        left = { quantity: left.quantity - 1, weight: weight(left.weight - one) };
      }
      expect(left.weight).toBe(0);
    }),
  );
  expect(weightOfUnits({ quantity: 3, weight: null }, 2)).toBeNull();
});
