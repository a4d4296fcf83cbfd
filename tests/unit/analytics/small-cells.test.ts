import { expect, it } from "vitest";
import { withoutSmallCells } from "#shared/analytics/small-cells.ts";

const parted = (orders: number[], most = 12) => {
  const { listed, together } = withoutSmallCells(
    orders.map((count) => ({ orders: count })),
    most,
  );
  return [listed, together].map((rows) => rows.map((row) => row.orders));
};

it.each([
  ["nothing is hidden while every group is large enough", [9, 5, 7], [[9, 5, 7], []]],
  [
    "groups below five are shown together",
    [9, 4, 7, 1],
    [
      [9, 7],
      [4, 1],
    ],
  ],
  [
    "a single small group is combined with the smallest other group",
    [9, 7, 1, 8],
    [
      [9, 8],
      [1, 7],
    ],
  ],
  ["a market with few orders lists no group on its own", [3, 1], [[], [3, 1]]],
])("%s", (_, orders, expected) => {
  expect(parted(orders)).toEqual(expected);
});

it("Groups beyond the limit of the list are shown together as well", () => {
  expect(parted([9, 8, 7, 6], 2)).toEqual([
    [9, 8],
    [7, 6],
  ]);
});
