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

describe("The changes since a sheet was sent", () => {
  it.each([
    ["nothing for an unchanged line", {}, []],
    ["an order that was paid later", { lockedAt: 101 }, [{ ...WHAT, kind: "added", units: 3 }]],
    ["what is left of it", { lockedAt: 101, freed: 1 }, [{ ...WHAT, kind: "added", units: 2 }]],
    ["nothing of it once all is freed", { lockedAt: 101, freed: 3 }, []],
    ["what was taken off", { freed: 2 }, [{ ...WHAT, kind: "taken_off", units: 2 }]],
    ["nothing taken off before", { freed: 2, freedBefore: 2 }, []],
    ["only newer units", { freed: 3, freedBefore: 1 }, [{ ...WHAT, kind: "taken_off", units: 2 }]],
  ])("include %s", (_, more, changes) =>
    expect(sheetChanges([{ ...LINE, ...more }])).toEqual(changes),
  );
});

describe("The day on which a farm brings its goods", () => {
  it.each([
    [2, "2026-11-25"],
    [1, "2026-11-26"],
    [3, "2026-11-24"],
  ])("with %i days of lead time is the day after the cut-off", (leadDays, day) =>
    expect(bringDay("2026-11-26", { ...DEFAULT_CALENDAR, leadDays })).toBe(day),
  );
});
