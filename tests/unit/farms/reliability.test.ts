import { expect, it } from "vitest";
import { LEAST_ORDERS, reliabilityRates } from "#shared/farms/reliability.ts";

const farm = {
  orders: LEAST_ORDERS,
  asked: 40,
  short: 4,
  returned: [
    { cause: "poor_quality" as const, units: 2 },
    { cause: "weight" as const, units: 1 },
  ],
};

it("A farm's rates are shares of what was ordered and of what it brought", () => {
  expect(reliabilityRates(farm)).toEqual({ brought: 0.9, back: 3 / 36 });
});

it.each([
  ["too few orders", { ...farm, orders: LEAST_ORDERS - 1 }],
  ["a farm of which nothing was ordered", { ...farm, asked: 0, short: 0 }],
])("There are no rates for %s", (_, counts) => {
  expect(reliabilityRates(counts)).toBeNull();
});

it("A farm that brought nothing has a rate of zero, and no rate of returns", () => {
  expect(reliabilityRates({ ...farm, short: 40, returned: [] })).toEqual({
    brought: 0,
    back: null,
  });
});
