import { describe, expect, it } from "vitest";
import { deliveryTermsOf, feeText, weekdaysText } from "#shared/delivery-terms.ts";
import { DEFAULT_SETTINGS } from "#shared/settings.ts";

describe("The terms of delivery", () => {
  it("hold the holidays that are still to come, the next one first", () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      holidays: ["2026-12-25", "2026-11-01", "2026-11-21", "2026-11-26"],
    };
    expect(deliveryTermsOf(settings, "2026-11-21").holidays).toEqual([
      "2026-11-21",
      "2026-11-26",
      "2026-12-25",
    ]);
  });

  it("say weekdays as a sentence needs them", () => {
    expect(weekdaysText({ deliveryWeekdays: [0, 1, 2, 3, 4, 5, 6] })).toBe("every day");
    expect(weekdaysText({ deliveryWeekdays: [6, 2, 4] })).toBe("on Tue, Thu, and Sat");
    expect(weekdaysText({ deliveryWeekdays: [] })).toBe("on no day at present");
  });

  it("name the fee, and that there is none", () => {
    expect(feeText({ deliveryFeeCents: 0 })).toBe("Free");
    expect(feeText({ deliveryFeeCents: 599 })).toBe("$5.99");
  });
});
