import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BOX_CHARGES,
  boxDayOf,
  boxLeadOf,
  boxTotals,
  closesAt,
  nextCharge,
  nextCycles,
} from "#shared/boxes/box-plan.ts";
import { cents } from "#shared/money.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { addDays, businessDayAt, businessHourAt, weekdayOf } from "#shared/time.ts";

const day = fc.integer({ min: 0, max: 4_000 }).map((count) => addDays("2024-01-01", count));

describe("when a box is charged", () => {
  test("it closes at the end of the fourth day before, at midnight market time, across both clock changes", () => {
    fc.assert(
      fc.property(day, (on) => {
        const at = closesAt(on, boxLeadOf(DEFAULT_SETTINGS));
        expect(businessDayAt(at)).toBe(addDays(on, -3));
        expect(businessHourAt(at)).toBe(0);
        expect(businessDayAt(new Date(at.getTime() - 1))).toBe(addDays(on, -4));
      }),
    );
  });

  test("a declined card is charged again on each of the next two days, before the day's cut-off", () => {
    fc.assert(
      fc.property(day, (on) => {
        const end = closesAt(on, DEFAULT_SETTINGS.leadDays);
        let now = closesAt(on, boxLeadOf(DEFAULT_SETTINGS));
        for (let tried = 1; tried < BOX_CHARGES; tried += 1) {
          const next = nextCharge({ day: on, now }, DEFAULT_SETTINGS);
          expect(next).not.toBeNull();
          expect(next!.getTime()).toBeGreaterThan(now.getTime());
          expect(next!.getTime()).toBeLessThan(end.getTime());
          expect(businessDayAt(next!)).toBe(addDays(on, tried - 4));
          now = next!;
        }
        expect(nextCharge({ day: on, now }, DEFAULT_SETTINGS)).toBeNull();
      }),
    );
  });
});

describe("the days of a weekly box", () => {
  const plan = fc.record({
    firstDay: day,
    everyWeeks: fc.constantFrom(1, 2, 4),
    ahead: fc.integer({ min: 0, max: 200 }),
  });

  test("planning in two steps gives the same cycles as planning in one, each of them once", () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 0, max: 100 }), (it, first) => {
        const until = addDays(it.firstDay, it.ahead);
        const whole = nextCycles({ ...it, last: null }, until);
        const early = nextCycles(
          { ...it, last: null },
          addDays(it.firstDay, Math.min(first, it.ahead)),
        );
        const late = nextCycles({ ...it, last: early.at(-1) ?? null }, until);
        expect([...early, ...late]).toEqual(whole);
        expect(whole.every((one) => weekdayOf(one) === weekdayOf(it.firstDay))).toBe(true);
      }),
    );
  });

  test("a box comes on its day, on the day that replaces it, or else on the next delivery day", () => {
    const calendar = { weekdays: [2, 4], holidays: ["2026-12-24"], moved: [] };
    expect(boxDayOf("2026-12-22", calendar)).toBe("2026-12-22");
    expect(boxDayOf("2026-12-24", calendar)).toBe("2026-12-29");
    const moved = [{ from: "2026-12-24", to: "2026-12-23" }];
    expect(boxDayOf("2026-12-24", { ...calendar, moved })).toBe("2026-12-23");
    expect(boxDayOf("2026-12-24", { ...calendar, weekdays: [2], moved })).toBe("2026-12-29");
    const holidays = ["2026-12-23", "2026-12-24"];
    expect(boxDayOf("2026-12-24", { ...calendar, holidays, moved })).toBe("2026-12-29");
    expect(boxDayOf("2026-12-24", { weekdays: [], holidays: [], moved: [] })).toBeNull();
  });
});

test("a box costs its price, the tax on that price and the delivery fee, whatever its goods are worth", () => {
  const rates = { taxBps: 875, deliveryFee: cents(300) };
  const price = cents(2_500);
  for (const value of [2_500, 2_560, 2_625]) {
    const totals = boxTotals({ price, value }, rates);
    expect(totals.total).toBe(2_500 + 219 + 300);
    expect(totals.subtotal + totals.tax + totals.delivery - totals.discount).toBe(totals.total);
  }
});
