import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SALES_PERIODS, salesPeriodOf, weekOf } from "#shared/analytics/sales-periods.ts";
import { shareOutShortage } from "#shared/farms/harvest/shortage.ts";
import { addDays, weekdayOf } from "#shared/time.ts";

const line = fc.record({
  orderNumber: fc.stringMatching(/^FUR-[A-Z2-9]{4}$/),
  units: fc.integer({ min: 1, max: 9 }),
  placedAt: fc.integer({ min: 0, max: 5 }).map((hour) => `2026-11-2${hour}T08:00:00.000Z`),
});
const lines = fc.uniqueArray(line, {
  selector: ({ orderNumber }) => orderNumber,
  minLength: 1,
  maxLength: 12,
});
const shortOf = fc
  .tuple(lines, fc.nat())
  .map(([all, any]) => ({ all, units: any % (unitsIn(all) + 1) }));

function unitsIn(all: readonly { units: number }[]): number {
  return all.reduce((sum, { units }) => sum + units, 0);
}

describe("When a product is short", () => {
  it("exactly the missing units are distributed, and no order loses more than it has", () => {
    fc.assert(
      fc.property(shortOf, ({ all, units }) => {
        const short = shareOutShortage(all, units);
        expect(unitsIn(short)).toBe(units);
        for (const one of short) {
          const wanted = all.find(({ orderNumber }) => orderNumber === one.orderNumber)!;
          expect(one.units).toBeGreaterThan(0);
          expect(one.units).toBeLessThanOrEqual(wanted.units);
        }
      }),
    );
  });

  it("an order placed before one that still gets a unit gets everything", () => {
    fc.assert(
      fc.property(shortOf, ({ all, units }) => {
        const short = shareOutShortage(all, units);
        const lost = (number: string) =>
          short.find(({ orderNumber }) => orderNumber === number)?.units ?? 0;
        const served = all.filter((one) => lost(one.orderNumber) < one.units);
        for (const one of served) {
          const earlier = all.filter(({ placedAt }) => placedAt < one.placedAt);
          for (const { orderNumber } of earlier) expect(lost(orderNumber)).toBe(0);
        }
      }),
    );
  });

  it("the latest order goes short first, whatever the order of the list", () => {
    const first = { orderNumber: "FUR-A", units: 2, placedAt: "2026-11-20T08:00:00.000Z" };
    const last = { orderNumber: "FUR-B", units: 2, placedAt: "2026-11-21T08:00:00.000Z" };
    const expected = [
      { orderNumber: "FUR-B", units: 2 },
      { orderNumber: "FUR-A", units: 1 },
    ];
    expect(shareOutShortage([first, last], 3)).toEqual(expected);
    expect(shareOutShortage([last, first], 3)).toEqual(expected);
    expect(() => shareOutShortage([first, last], 5)).toThrow(RangeError);
  });
});

describe("A period of sales", () => {
  const day = fc
    .date({
      min: new Date("2024-01-01T00:00:00Z"),
      max: new Date("2032-12-31T00:00:00Z"),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));

  it("of a week runs from Monday to Sunday and includes the given day", () => {
    fc.assert(
      fc.property(day, (today) => {
        const { from, to } = weekOf(today);
        expect([weekdayOf(from), weekdayOf(to)]).toEqual([1, 0]);
        expect(from <= today && today <= to).toBe(true);
      }),
    );
  });

  it("follows the one before without a gap, and never runs backwards", () => {
    fc.assert(
      fc.property(day, (today) => {
        const of = (id: (typeof SALES_PERIODS)[number]["id"]) => salesPeriodOf(id, today);
        for (const { id } of SALES_PERIODS) expect(of(id).from <= of(id).to).toBe(true);
        expect(addDays(of("last-week").to, 1)).toBe(of("week").from);
        expect(addDays(of("last-month").to, 1)).toBe(of("month").from);
      }),
    );
  });
});
