import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cutOffOf,
  DEFAULT_CALENDAR,
  deliveryDays,
  firstOpenDay,
  isBeforeCutOff,
  lastOrderDay,
} from "#shared/checkout/delivery.ts";
import { formatDeadline } from "#shared/deadline.ts";
import {
  addDays,
  businessDayAt,
  businessHourAt,
  businessTimeOn,
  formatDayEnd,
  formatDayOf,
  startOfBusinessDay,
} from "#shared/time.ts";

const HOUR = 3_600_000;

const anyDay = fc
  .date({
    min: new Date("2024-01-01T00:00:00Z"),
    max: new Date("2032-12-31T00:00:00Z"),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

/** Days on which calendars go wrong: both daylight-saving nights, month ends, a leap day, New Year. */
const HARD_DAYS = [
  "2026-03-08",
  "2026-11-01",
  "2027-03-14",
  "2027-11-07",
  "2026-02-28",
  "2028-02-29",
  "2026-04-30",
  "2026-12-25",
  "2026-12-31",
  "2027-01-01",
];
const hardDay = fc
  .tuple(fc.constantFrom(...HARD_DAYS), fc.integer({ min: -3, max: 3 }))
  .map(([day, by]) => addDays(day, by));
const day = fc.oneof(anyDay, hardDay);

const calendar = fc
  .record({
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
    holidays: fc.array(day, { maxLength: 8 }),
    moved: fc.array(fc.record({ from: day, to: day }), { maxLength: 4 }),
    leadDays: fc.integer({ min: 1, max: 14 }),
    further: fc.integer({ min: 0, max: 46 }),
  })
  .map(({ further, ...rest }) => ({ ...rest, horizonDays: rest.leadDays + further }));

/** Distances from a cut-off, near and far, in milliseconds. */
const distance = fc.oneof(
  fc.integer({ min: -5, max: 5 }),
  fc.integer({ min: -26 * HOUR, max: 26 * HOUR }),
  fc.integer({ min: -60 * 24 * HOUR, max: 60 * 24 * HOUR }),
);

describe("The cut-off of a delivery day", () => {
  it("is one instant: changes are allowed before it and refused from then on", () => {
    fc.assert(
      fc.property(day, calendar, distance, (delivery, rules, away) => {
        const cutOff = cutOffOf(delivery, rules).getTime();
        const today = businessDayAt(new Date(cutOff + away));
        expect(isBeforeCutOff(today, delivery, rules)).toBe(away < 0);
      }),
      { numRuns: 1_000 },
    );
  });

  it("locks exactly the days before the first open day", () => {
    fc.assert(
      fc.property(day, calendar, distance, (delivery, rules, away) => {
        const today = businessDayAt(new Date(cutOffOf(delivery, rules).getTime() + away));
        expect(delivery < firstOpenDay(today, rules)).toBe(!isBeforeCutOff(today, delivery, rules));
      }),
    );
  });

  it("is later for a later day, and never the same for two days", () => {
    fc.assert(
      fc.property(day, calendar, fc.integer({ min: 1, max: 30 }), (first, rules, by) => {
        expect(cutOffOf(first, rules).getTime()).toBeLessThan(
          cutOffOf(addDays(first, by), rules).getTime(),
        );
      }),
    );
  });

  it("has not passed for any day that can be chosen, on any day and under any calendar", () => {
    fc.assert(
      fc.property(day, calendar, (today, rules) => {
        const days = deliveryDays(today, rules);
        expect(days.every((choice) => isBeforeCutOff(today, choice, rules))).toBe(true);
        expect(days.some((choice) => rules.holidays.includes(choice))).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ["2026-11-26", "2026-11-25T08:00:00.000Z"],
    // The night in which clocks go forward is an hour shorter, the one in which they go back an hour longer.
    ["2026-03-09", "2026-03-08T08:00:00.000Z"],
    ["2026-03-10", "2026-03-09T07:00:00.000Z"],
    ["2026-11-02", "2026-11-01T07:00:00.000Z"],
    ["2026-11-03", "2026-11-02T08:00:00.000Z"],
  ])("for %s is at %s with a lead time of two days", (delivery, instant) => {
    expect(cutOffOf(delivery, DEFAULT_CALENDAR).toISOString()).toBe(instant);
    expect(lastOrderDay(delivery)).toBe(addDays(delivery, -2));
  });
});

describe("A business day", () => {
  it("begins at midnight in the business's zone, once, even when clocks change", () => {
    fc.assert(
      fc.property(day, (today) => {
        const start = startOfBusinessDay(today);
        expect(businessDayAt(start)).toBe(today);
        expect(businessHourAt(start)).toBe(0);
        expect(businessDayAt(new Date(start.getTime() - 1))).toBe(addDays(today, -1));
      }),
    );
  });

  it("has 24 hours, except in the two nights when clocks change", () => {
    const hours = (of: string) =>
      (startOfBusinessDay(addDays(of, 1)).getTime() - startOfBusinessDay(of).getTime()) / HOUR;
    expect(["2026-03-08", "2026-11-01", "2026-11-26"].map(hours)).toEqual([23, 25, 24]);
  });

  it("has half hours too, in summer and in winter", () => {
    const half = (of: string) => businessTimeOn(of, 8.5).toISOString();
    expect(half("2026-07-15")).toBe("2026-07-15T15:30:00.000Z");
    expect(half("2026-11-01")).toBe("2026-11-01T16:30:00.000Z");
    expect(half("2026-11-26")).toBe("2026-11-26T16:30:00.000Z");
  });
});

describe("The text of a cut-off", () => {
  it("names the last minute before it, so that no one takes it for the night before", () => {
    const cutOff = cutOffOf("2026-11-26").toISOString();
    expect(formatDeadline(cutOff)).toBe("Tue Nov\u00a024, 11:59 PM");
    expect(formatDeadline(cutOff)).toBe(formatDayEnd(lastOrderDay("2026-11-26")));
    expect(formatDayOf(cutOff)).toBe("Wed Nov\u00a025");
  });

  it("names the minute itself at any other hour", () => {
    const evening = businessTimeOn("2026-11-24", 18).toISOString();
    expect(formatDeadline(evening)).toBe("Tue Nov\u00a024, 6:00 PM");
  });

  it("never says midnight or 12:00 AM, even in the nights when clocks change", () => {
    fc.assert(
      fc.property(day, (delivery) => {
        const words = formatDeadline(cutOffOf(delivery).toISOString());
        expect(words).toBe(formatDayEnd(lastOrderDay(delivery)));
        expect(words).toMatch(/, 11:59 PM$/);
      }),
    );
  });

  it("does not mention midnight in any message, in either language", () => {
    const files = ["en", "es"].flatMap((language) => {
      const folder = `src/messages/${language}/`;
      return readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts"))
        .map((name) => folder + name);
    });
    expect(files.length).toBeGreaterThan(100);
    const said = files.filter((file) => /midnight|medianoche/i.test(readFileSync(file, "utf8")));
    expect(said).toEqual([]);
  });
});
