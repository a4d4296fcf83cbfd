import { expect, test } from "vitest";
import { unmetHeading, unmetText } from "#shared/boxes/box-words.ts";

const CARROTS = { wanted: "Chestnuts", instead: "Nantes carrots" };

test("the text of an unmet swap says why it failed and whether the box keeps its goods", () => {
  expect(unmetText({ ...CARROTS, why: "gone", stays: true })).toBe(
    "We could not swap Nantes carrots for Chestnuts: not available for that day. The box keeps: Nantes carrots.",
  );
  expect(unmetText({ ...CARROTS, why: "price", stays: false })).toBe(
    "We could not swap Nantes carrots for Chestnuts: the box would not add up to its price.",
  );
});

test("the heading of unmet swaps depends on their number and on whether they are current", () => {
  expect(unmetHeading(1, true)).toBe("Right now a swap is not possible:");
  expect(unmetHeading(2, true)).toBe("Right now some swaps are not possible:");
  expect(unmetHeading(1, false)).toBe("A swap was not possible:");
  expect(unmetHeading(2, false)).toBe("Some swaps were not possible:");
});
