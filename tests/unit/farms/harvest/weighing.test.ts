import { describe, expect, it } from "vitest";
import { weight } from "#shared/catalog/weights/weight.ts";
import { heaviest, weightLess, weightOwed } from "#shared/farms/harvest/weighing.ts";

describe("The weight that is missing", () => {
  /** What is missing from two units of at most 4 lb. */
  const less = (weighed: number, before: number | null = null) =>
    weightLess({
      units: 2,
      mostWeight: weight(400),
      weighed: weight(weighed),
      before: before === null ? null : weight(before),
    });

  it("is counted from what the units could have weighed", () => {
    expect(less(710)).toBe(90);
    expect(less(800)).toBe(0);
    expect(less(950)).toBe(0);
  });

  it("is counted from the first weight when weighed again, as far as that was paid for", () => {
    expect(less(650, 710)).toBe(60);
    expect(less(650, 950)).toBe(150);
    expect(less(710, 710)).toBe(0);
  });
});

describe("The weight that is owed after its refund failed", () => {
  const left = (quantity: number, value: number) => ({ quantity, weight: weight(value) });

  it("is all of it while the customer has the units", () => {
    expect(weightOwed(left(2, 800), 2, weight(600))).toBe(200);
  });

  it("is the part of the units that were not returned since", () => {
    expect(weightOwed(left(1, 400), 2, weight(600))).toBe(100);
    expect(weightOwed(left(0, 0), 2, weight(600))).toBe(0);
    expect(weightOwed(left(0, 0), 0, weight(600))).toBe(0);
  });
});

it("A weight of more than three times the maximum is taken for a typo", () => {
  expect(heaviest(2, weight(400))).toBe(2_400);
});
