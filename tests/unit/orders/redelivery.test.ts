import { expect, it } from "vitest";
import { DEFAULT_CALENDAR } from "#shared/checkout/delivery.ts";
import { redeliveryDays } from "#shared/orders/redelivery.ts";

const WEDNESDAY = "2026-11-25";

it("A failed delivery can come again from tomorrow on, for a week, without a cut-off", () => {
  expect(redeliveryDays(WEDNESDAY, { ...DEFAULT_CALENDAR, leadDays: 3, horizonDays: 30 })).toEqual([
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
    "2026-11-29",
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
  ]);
});

it("It does not come on a holiday, and only on weekdays when vans drive there", () => {
  const weekdays = [4, 5];
  const calendar = { ...DEFAULT_CALENDAR, weekdays, holidays: ["2026-11-26"] };
  expect(redeliveryDays(WEDNESDAY, calendar)).toEqual(["2026-11-27"]);
  expect(
    redeliveryDays(WEDNESDAY, {
      ...calendar,
      moved: [{ from: "2026-11-26", to: "2026-11-28" }],
    }),
  ).toEqual(["2026-11-27", "2026-11-28"]);
  expect(redeliveryDays(WEDNESDAY, { ...calendar, weekdays: [] })).toEqual([]);
});
