import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_CALENDAR,
  deliveryDays,
  formatSlot,
  isBeforeCutOff,
  isServedZip,
  lastOrderDay,
  windowOf,
  weekdaysOn,
} from "#shared/checkout/delivery.ts";
import {
  addDays,
  businessDayAt,
  formatDayLong,
  formatDayShort,
  isDay,
  weekdayOf,
} from "#shared/time.ts";

const day = fc
  .date({
    min: new Date("2024-01-01T00:00:00Z"),
    max: new Date("2032-12-31T00:00:00Z"),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe("Days", () => {
  it.each([
    ["2026-11-29", 2, "2026-12-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-03-01", -1, "2027-02-28"],
    ["2026-03-08", 1, "2026-03-09"],
    ["2026-11-01", 1, "2026-11-02"],
  ])("%s plus %i is %s", (from, count, to) => {
    expect(addDays(from, count)).toBe(to);
  });

  it("are the same again after adding and subtracting", () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -800, max: 800 }),
        (from, count) => addDays(addDays(from, count), -count) === from,
      ),
    );
  });

  it.each([
    ["2026-11-21T07:59:59Z", "2026-11-20"],
    ["2026-11-21T08:00:00Z", "2026-11-21"],
    ["2026-07-01T06:59:59Z", "2026-06-30"],
    ["2026-07-01T07:00:00Z", "2026-07-01"],
  ])("at %s it is %s on the business's calendar", (instant, expected) => {
    expect(businessDayAt(new Date(instant))).toBe(expected);
  });

  it("are the same in every time zone that a process may run in", () => {
    const script = `import("#shared/time.ts").then((t) => console.log(t.addDays("2026-03-08", 1), t.weekdayOf("2026-11-26"), t.formatDayShort("2026-11-26"), t.businessDayAt(new Date("2026-11-21T07:59:59Z"))))`;
    const answers = ["Asia/Tokyo", "America/New_York", "Pacific/Kiritimati", "UTC"].map((TZ) =>
      execFileSync(process.execPath, ["--input-type=module", "-e", script], {
        env: { ...process.env, TZ },
        encoding: "utf8",
      }).trim(),
    );
    expect(new Set(answers)).toEqual(new Set(["2026-03-09 4 Thu Nov\u00a026 2026-11-20"]));
  });

  it.each([
    ["2026-11-26", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["26-11-2026", false],
    ["", false],
  ])("%s is a day: %s", (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it("are written with their weekday", () => {
    expect(formatDayShort("2026-11-26")).toBe("Thu Nov\u00a026");
    expect(formatDayLong("2026-11-26")).toBe("Thursday, November\u00a026");
  });
});

describe("Delivery", () => {
  it("begins two days from today", () => {
    fc.assert(fc.property(day, (today) => deliveryDays(today)[0] === addDays(today, 2)));
  });

  it("follows weekdays, holidays and the horizon", () => {
    const calendar = {
      ...DEFAULT_CALENDAR,
      weekdays: [2, 4],
      holidays: ["2026-11-26"],
      horizonDays: 12,
    };
    expect(deliveryDays("2026-11-20", calendar)).toEqual(["2026-11-24", "2026-12-01"]);
  });

  it("that is moved comes on its new day, and only for the weekday that is moved", () => {
    const calendar = {
      ...DEFAULT_CALENDAR,
      weekdays: [2, 4],
      moved: [{ from: "2026-11-26", to: "2026-11-25" }],
      horizonDays: 12,
    };
    const days = ["2026-11-24", "2026-11-25", "2026-12-01"];
    expect(deliveryDays("2026-11-20", calendar)).toEqual(days);
    expect(deliveryDays("2026-11-20", { ...calendar, weekdays: [2] })).not.toContain("2026-11-25");
    const closed = { ...calendar, holidays: ["2026-11-26"] };
    expect(deliveryDays("2026-11-20", closed)).toEqual(days);
    const restingBoth = { ...calendar, holidays: ["2026-11-25", "2026-11-26"] };
    expect(deliveryDays("2026-11-20", restingBoth)).not.toContain("2026-11-25");
    expect(weekdaysOn("2026-11-25", calendar)).toEqual([3, 4]);
    expect(weekdaysOn("2026-11-26", calendar)).toEqual([]);
  });

  it("of a market without delivery weekdays has no days", () => {
    expect(deliveryDays("2026-11-20", { ...DEFAULT_CALENDAR, weekdays: [] })).toEqual([]);
  });

  it("can be ordered for every day that is offered, and for none before", () => {
    fc.assert(
      fc.property(day, (today) => {
        expect(deliveryDays(today).every((choice) => isBeforeCutOff(today, choice))).toBe(true);
        expect(isBeforeCutOff(today, addDays(today, 1))).toBe(false);
      }),
    );
  });

  it("for a Thursday has its cut-off at the end of Tuesday", () => {
    expect(lastOrderDay("2026-11-26")).toBe("2026-11-24");
    expect(weekdayOf(lastOrderDay("2026-11-26"))).toBe(2);
  });

  it("is named by day and window", () => {
    expect(formatSlot("2026-11-26", "morning")).toBe("Thu Nov\u00a026, 8AM-12PM");
    expect(windowOf("evening").label).toBe("5PM-8PM");
    expect(() => windowOf("night" as never)).toThrow(RangeError);
  });

  it.each([
    ["94110", true],
    ["94110-1234", true],
    [" 96162 ", true],
    ["90001", true],
    ["90000", false],
    ["96163", false],
    ["10001", false],
    ["9411", false],
    ["94110x", false],
  ])("to %s: %s", (zip, served) => {
    expect(isServedZip(zip)).toBe(served);
  });
});
