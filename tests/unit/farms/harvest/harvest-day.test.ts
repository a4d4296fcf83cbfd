import { describe, expect, it, test } from "vitest";
import { expectedHarvest, harvestMonths } from "#shared/farms/harvest/harvest-day.ts";
import { harvestOf } from "#shared/orders/line-harvest.ts";

const kale = { category: "vegetables", keepsDays: 7, seasonMonths: [10, 11] } as const;

describe("The day goods are expected to be harvested", () => {
  test.each([
    ["is the day after the last one to order", [10, 11], "2026-11-24", "2026-11-25"],
    ["is not known once their season is over", [10, 11], "2026-11-30", null],
    ["is known where their season begins with it", [12], "2026-11-30", "2026-12-01"],
    ["is not known of goods that are not harvested to order", [], "2026-11-24", null],
  ])("%s", (_name, months, lastOrderDay, day) => {
    expect(expectedHarvest(months, lastOrderDay)).toBe(day);
  });

  test.each([
    [kale, [10, 11]],
    [{ ...kale, category: "flowers" }, [10, 11]],
    // What is cured or dried may be months old.
    [{ ...kale, keepsDays: 90 }, []],
    [{ ...kale, category: "bakery" }, []],
    [{ ...kale, category: "eggs-dairy" }, []],
    [{ ...kale, category: "seafood" }, []],
  ] as const)("of %j is within the months %j", (goods, months) => {
    expect(harvestMonths(goods)).toEqual(months);
  });
});

describe("The harvest of an order's line", () => {
  const line = { ...kale, quantity: 2, freed: 0, short: 0, harvestedAt: null };
  const order = { state: "placed", today: "2026-11-23", lastOrderDay: "2026-11-24" } as const;
  const expected = { day: "2026-11-25", isOver: false };
  const marked = { ...line, harvestedAt: new Date("2026-11-26T06:00:00Z") };

  it("is expected until its day, whether or not the farms have the order", () => {
    expect(harvestOf(line, order)).toEqual(expected);
    expect(harvestOf(line, { ...order, state: "harvesting", today: "2026-11-25" })).toEqual(
      expected,
    );
  });

  it("is the day on which the farm marked it, in the market's time zone, from then on", () => {
    const harvested = { day: "2026-11-25", isOver: true };
    expect(harvestOf(marked, { ...order, state: "locked" })).toEqual(harvested);
    expect(harvestOf(marked, { ...order, state: "delivered", today: "2026-12-24" })).toEqual(
      harvested,
    );
  });

  it.each([
    ["its day passed without a mark", line, { ...order, today: "2026-11-26" }],
    ["the order was canceled", line, { ...order, state: "canceled" }],
    ["the order is packed without a mark", line, { ...order, state: "packed" }],
    ["the farm brought nothing of it", { ...marked, short: 2 }, order],
    ["it was taken off", { ...line, freed: 2 }, order],
    ["it is baked", { ...marked, category: "bakery" }, order],
  ] as const)("is not known if %s", (_name, goods, at) => {
    expect(harvestOf(goods, at)).toBeNull();
  });
});
