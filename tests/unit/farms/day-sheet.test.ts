import { describe, expect, it } from "vitest";
import { DEFAULT_CALENDAR } from "#shared/checkout/delivery.ts";
import { bringDay, sheetChanges } from "#shared/farms/harvest/day-sheet.ts";

const LINE = {
  orderNumber: "FUR-1",
  productId: 1,
  name: "Beets",
  pack: "1 lb",
  lockedAt: 100,
  sheetAt: 100,
  quantity: 3,
  freed: 0,
  freedBefore: 0,
};
const WHAT = { orderNumber: "FUR-1", productId: 1, name: "Beets", pack: "1 lb" };

describe("What changed since a sheet was sent", () => {
  it.each([
    ["nothing of a line that stands", {}, []],
    ["an order that was paid later", { lockedAt: 101 }, [{ ...WHAT, kind: "added", units: 3 }]],
    ["of that what is left", { lockedAt: 101, freed: 1 }, [{ ...WHAT, kind: "added", units: 2 }]],
    ["not what it lost whole", { lockedAt: 101, freed: 3 }, []],
    ["what was taken off", { freed: 2 }, [{ ...WHAT, kind: "taken_off", units: 2 }]],
    ["not what was off before", { freed: 2, freedBefore: 2 }, []],
    ["only the rest", { freed: 3, freedBefore: 1 }, [{ ...WHAT, kind: "taken_off", units: 2 }]],
  ])("names %s", (_, more, changes) =>
    expect(sheetChanges([{ ...LINE, ...more }])).toEqual(changes),
  );
});

describe("The day to bring it", () => {
  it.each([
    [2, "2026-11-25"],
    [1, "2026-11-26"],
    [3, "2026-11-24"],
  ])("with %i days of lead time is the day after the cut-off", (leadDays, day) =>
    expect(bringDay("2026-11-26", { ...DEFAULT_CALENDAR, leadDays })).toBe(day),
  );
});
