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

it("A farm's shares are of what was asked, and of what it brought", () => {
  expect(reliabilityRates(farm)).toEqual({ brought: 0.9, back: 3 / 36 });
});

it.each([
  ["too few orders", { ...farm, orders: LEAST_ORDERS - 1 }],
  ["nothing that was asked for", { ...farm, asked: 0, short: 0 }],
])("There are no shares of %s", (_, counts) => {
  expect(reliabilityRates(counts)).toBeNull();
});

it("A farm that brought nothing is told so, and of nothing no share came back", () => {
  expect(reliabilityRates({ ...farm, short: 40, returned: [] })).toEqual({
    brought: 0,
    back: null,
  });
});
