import { describe, expect, it } from "vitest";
import { weight } from "#shared/catalog/weights/weight.ts";
import { heaviest, weightLess, weightOwed } from "#shared/farms/harvest/weighing.ts";

describe("What units weigh less", () => {
  /** Two of at most 4 lb. */
  const less = (weighed: number, before: number | null = null) =>
    weightLess({
      units: 2,
      mostWeight: weight(400),
      weighed: weight(weighed),
      before: before === null ? null : weight(before),
    });

  it("is what they could have weighed", () => {
    expect(less(710)).toBe(90);
    expect(less(800)).toBe(0);
    expect(less(950)).toBe(0);
  });

  it("the second time is what they weighed the first, as far as that was paid for", () => {
    expect(less(650, 710)).toBe(60);
    expect(less(650, 950)).toBe(150);
    expect(less(710, 710)).toBe(0);
  });
});

describe("What is owed where the difference failed to go back", () => {
  const left = (quantity: number, value: number) => ({ quantity, weight: weight(value) });

  it("is all of it while the units are with the customer", () => {
    expect(weightOwed(left(2, 800), 2, weight(600))).toBe(200);
  });

  it("is the part of those units that have not gone back since", () => {
    expect(weightOwed(left(1, 400), 2, weight(600))).toBe(100);
    expect(weightOwed(left(0, 0), 2, weight(600))).toBe(0);
    expect(weightOwed(left(0, 0), 0, weight(600))).toBe(0);
  });
});

it("Three times the most is taken for a slip of the finger", () => {
  expect(heaviest(2, weight(400))).toBe(2_400);
});
