import { describe, expect, it } from "vitest";
import { packWeight, weighingWords } from "#shared/catalog/weights/pack-weight.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { cents } from "#shared/money.ts";

describe("The weight of a pack", () => {
  it("is in hundredths of a pound, with halves rounded to even as in the database", () => {
    const ounces = [1, 2, 6, 8, 10, 12, 14, 16].map((quantity) =>
      packWeight({ quantity, unit: "oz" }),
    );
    expect(ounces).toEqual([6, 12, 38, 50, 62, 75, 88, 100]);
    expect(packWeight({ quantity: 2.5, unit: "lb" })).toBe(250);
    expect(packWeight({ quantity: 0.29, unit: "lb" })).toBe(29);
  });

  it("is null for goods that are counted or measured by volume", () => {
    expect(packWeight({ quantity: 2, unit: "each" })).toBeNull();
    expect(packWeight({ quantity: 16, unit: "fl oz" })).toBeNull();
  });
});

it("the texts of goods sold by weight use the unit of their pack", () => {
  const measure = { quantity: 8, unit: "oz" } as const;
  const { short, text } = weighingWords({ price: cents(980), measure, expectedWeight: weight(46) });
  expect(short).toBe("Usually about 7.4 oz. You pay for the actual weight, up to this price.");
  expect(text).toContain(
    "Each one weighs about 7.4 oz, up to 8 oz. We charge $9.80, the price of 8 oz,",
  );
});
