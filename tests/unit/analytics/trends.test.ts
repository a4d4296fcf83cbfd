import { expect, it } from "vitest";
import { extremesOf, sparkline, stepOf, type TrendPoint } from "#shared/analytics/trends.ts";

it.each([
  ["from left to right, zero at the foot", [0, 5, 10], "2,26 60,14 118,2"],
  ["level at its height while nothing changes", [4, 4], "2,2 118,2"],
  ["at the foot while everything is zero", [0, 0], "2,26 118,26"],
  ["the foot at the lowest negative value", [-5, 5], "2,26 118,2"],
  ["unknown values left out", [10, null, 5], "2,2 118,14"],
])("A sparkline goes %s", (_, values, points) => {
  expect(sparkline(values)).toBe(points);
});

it("There is no sparkline of fewer than two values", () => {
  expect(sparkline([])).toBeNull();
  expect(sparkline([3])).toBeNull();
  expect(sparkline([3, null])).toBeNull();
});

const point = (day: string, basket: number | null): TrendPoint => ({
  day,
  basket,
  sales: 0,
  orders: 0,
  netRevenue: 0,
  newCustomers: 0,
  refunds: 0,
  activeBoxes: 0,
  payable: 0,
  farmsLive: 0,
  refundShare: null,
  fillRate: null,
  onTime: null,
  skipRate: null,
});

it("The first lowest and highest days are named, without days of which nothing is known", () => {
  const points = [
    point("2026-11-23", null),
    point("2026-11-24", 914),
    point("2026-11-25", 500),
    point("2026-11-26", 914),
  ];
  expect(extremesOf(points, "basket")).toEqual({
    lowest: { day: "2026-11-25", value: 500 },
    highest: { day: "2026-11-24", value: 914 },
  });
  expect(extremesOf([point("2026-11-23", null)], "basket")).toBeNull();
});

it.each([
  ["2026-11-01", "2026-12-31", "day"],
  ["2026-11-01", "2027-01-01", "day"],
  ["2026-11-01", "2027-01-02", "week"],
])("%s to %s is shown by %s", (from, to, step) => {
  expect(stepOf({ from, to })).toBe(step);
});
