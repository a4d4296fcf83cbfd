import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cents,
  formatUsd,
  parseDollars,
  shareOf,
  sumCents,
  times,
  toDollars,
} from "#shared/money.ts";

const amount = fc.integer({ min: 0, max: 50_000_000 }).map(cents);
const rate = fc.integer({ min: 0, max: 10_000 });

describe("Cents", () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("refuse %s", (value) => {
    expect(() => cents(value)).toThrow(RangeError);
  });

  it("have no negative zero", () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });

  it("add up and multiply like integers", () => {
    expect(sumCents([cents(1), cents(2), cents(-5)])).toBe(-2);
    expect(times(cents(333), 3)).toBe(999);
  });
});

describe("A share of an amount", () => {
  it.each([
    [1_000, 875, 88],
    [4_000, 875, 350],
    [40, 1_250, 5],
    [4, 1_250, 1],
    [3, 1_250, 0],
    [0, 875, 0],
  ])("of %i cents at %i basis points is %i, rounded half up", (whole, bps, share) => {
    expect(shareOf(cents(whole), bps)).toBe(share);
  });

  it("agrees with exact arithmetic for every amount and rate", () => {
    fc.assert(
      fc.property(amount, rate, (whole, bps) => {
        const exact = (BigInt(whole) * BigInt(bps) * 2n + 10_000n) / 20_000n;
        return BigInt(shareOf(whole, bps)) === exact;
      }),
    );
  });
});

describe("Dollars in requests and answers", () => {
  it.each([
    [12.34, 1_234],
    ["12.34", 1_234],
    [0.1 + 0.2, 30],
    [1.005, 100],
    [0, 0],
  ])("%s are %i cents", (dollars, expected) => {
    expect(parseDollars(dollars)).toBe(expected);
  });

  it.each([
    "",
    " ",
    "abc",
    Number.NaN,
    "1e309",
    Number.NEGATIVE_INFINITY,
    null,
    undefined,
    {},
    [1],
    true,
    1e300,
  ])("%s is no amount", (value) => {
    expect(parseDollars(value)).toBeNull();
  });

  it("are the same cents after a round trip", () => {
    fc.assert(fc.property(amount, (whole) => parseDollars(toDollars(whole)) === whole));
  });

  it.each([
    [0, "$0.00"],
    [5, "$0.05"],
    [123_456_789, "$1,234,567.89"],
    [-250, "−$2.50"],
  ])("%i cents are written as %s", (whole, text) => {
    expect(formatUsd(cents(whole))).toBe(text);
  });
});
