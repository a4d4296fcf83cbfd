import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import {
  deliveredBefore,
  HOLD_REASONS,
  holdReasonFor,
  holdReasonOf,
  holdWords,
  holdWordsForFarm,
  PAYOUT_LIVE,
  payoutDayFrom,
  payoutDayUntil,
  payoutLifecycle,
  payoutRunLifecycle,
} from "#shared/payments/payouts/payout.ts";
import { MONEY_REFUSALS } from "#shared/payments/payouts/payout-refusal.ts";
import { addDays, daysBetween } from "#shared/time.ts";

describe("The next payout day", () => {
  it.each([
    ["2026-11-25", [1, 15], "2026-12-01"],
    ["2026-12-01", [1, 15], "2026-12-01"],
    ["2026-12-02", [1, 15], "2026-12-15"],
    ["2026-12-16", [1, 15], "2027-01-01"],
    ["2027-02-10", [31], "2027-02-28"],
    ["2028-02-10", [30], "2028-02-29"],
    ["2027-03-01", [31], "2027-03-31"],
    ["2027-04-01", [31], "2027-04-30"],
    ["2027-04-30", [15, 31], "2027-04-30"],
  ])("from %s on, with %j, is %s", (day, days, next) => {
    expect(payoutDayFrom(day, days)).toBe(next);
  });

  it.each([
    ["2026-11-25", [1, 15], "2026-11-15"],
    ["2026-11-15", [1, 15], "2026-11-15"],
    ["2027-03-05", [31], "2027-02-28"],
    ["2027-01-01", [15], "2026-12-15"],
  ])("until %s, with %j, was %s", (day, days, last) => {
    expect(payoutDayUntil(day, days)).toBe(last);
  });

  const days = fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 5 });
  const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays("2024-01-01", count));

  it("is at most a month away, with no other payout day in between", () => {
    fc.assert(
      fc.property(day, days, (from, wanted) => {
        const next = payoutDayFrom(from, wanted);
        expect(daysBetween(from, next)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(from, next)).toBeLessThanOrEqual(31);
        expect(payoutDayUntil(next, wanted)).toBe(next);
        expect(payoutDayUntil(addDays(next, -1), wanted) < from).toBe(true);
      }),
    );
  });

  it("requires a day of the month", () => {
    expect(() => payoutDayFrom("2026-11-25", [])).toThrow(RangeError);
    expect(() => payoutDayUntil("2026-11-25", [0, 32])).toThrow(RangeError);
  });
});

describe("The money paid on a payout day", () => {
  it("was delivered that many calendar days before, whatever the hour and the clock changes", () => {
    expect(deliveredBefore("2026-12-15", 3).toISOString()).toBe("2026-12-13T08:00:00.000Z");
    // The night when the clocks go forward.
    expect(deliveredBefore("2027-03-16", 3).toISOString()).toBe("2027-03-14T08:00:00.000Z");
    expect(deliveredBefore("2027-03-17", 3).toISOString()).toBe("2027-03-15T07:00:00.000Z");
  });

  const ready = { smallest: 1000, isReady: true };
  it.each([
    [{ ...ready, amount: cents(1000) }, null],
    [{ ...ready, amount: cents(999) }, "too_small"],
    [{ ...ready, amount: cents(-1) }, "negative"],
    [{ ...ready, amount: cents(0) }, "disputed"],
    [{ ...ready, isReady: false, amount: cents(5000) }, "account"],
    [{ ...ready, isReady: false, amount: cents(-5000) }, "negative"],
  ])("is held if it cannot be sent: %j", (payable, reason) => {
    expect(holdReasonOf(payable)).toBe(reason);
  });

  it("is held when the provider refuses it, except for what the team has to look into", () => {
    expect(MONEY_REFUSALS.map((refusal) => holdReasonFor(refusal))).toEqual([
      "our_balance",
      "account",
      "account",
      null,
    ]);
  });

  it("has a hold reason in words for the team and for the farm", () => {
    for (const reason of HOLD_REASONS) {
      expect(holdWords(reason)).not.toBe("");
      expect(holdWordsForFarm(reason)).toMatch(/\.$/);
    }
  });
});

describe("A payout", () => {
  it("cannot be canceled once it was approved, or sent twice", () => {
    expect(payoutLifecycle.sources("cancel")).toEqual(["drafted", "held"]);
    expect(payoutLifecycle.sources("send")).toEqual(["sending"]);
    expect(payoutLifecycle.sources("retry")).toEqual(["failed"]);
    expect(payoutRunLifecycle.sources("approve")).toEqual(["drafted"]);
  });

  it("owns its entries until it is held, canceled or reversed", () => {
    const others = payoutLifecycle.states.filter(
      (state) => !PAYOUT_LIVE.some((live) => live === state),
    );
    expect(others).toEqual(["held", "reversed", "canceled"]);
  });
});
