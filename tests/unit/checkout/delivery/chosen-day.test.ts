import { describe, expect, it } from "vitest";
import {
  chosenDelivery,
  holidayText,
  lostDayText,
  orderForText,
  untilText,
} from "#shared/checkout/chosen-day.ts";
import { deliveryDays, lastOrderDay, type MovedDay } from "#shared/checkout/delivery.ts";
import { daysTo } from "#shared/checkout/delivery-sentence.ts";
import { DEFAULT_TERMS } from "#shared/checkout/delivery-terms.ts";
import { type Day, weekdayOf } from "#shared/time.ts";

const TODAY = "2026-11-23";
const FULL = "2026-11-28";
const days = deliveryDays(TODAY).map((day) => ({
  day,
  lastOrderDay: lastOrderDay(day),
  serves: [weekdayOf(day)],
  windows: [{ id: "morning" as const, left: day === FULL ? 0 : 5 }],
}));
const choose = (kept: Day | null, listed = days) =>
  chosenDelivery({ today: TODAY, days: listed, kept });
const lineOf = (kept: Day | null) => orderForText(choose(kept).delivery!);
const messageOf = (kept: Day, listed = days) => {
  const { lost, delivery } = choose(kept, listed);
  return lost && lostDayText(lost, delivery);
};

describe("The delivery day while shopping", () => {
  it("is the first available one until one is chosen", () => {
    expect(lineOf(null)).toBe("Order by Mon 11:59 PM for Wed");
    expect(choose(null).lost).toBeNull();
  });

  it("is the chosen one, with its dates", () => {
    expect(lineOf("2026-11-27")).toBe("Order by Wed Nov\u00a025, 11:59 PM for Fri Nov\u00a027");
    expect(choose("2026-11-27").lost).toBeNull();
  });

  it("has its dates if it is more than a week away", () => {
    const far = days.filter(({ day }) => day >= "2026-12-01");
    expect(orderForText(choose(null, far).delivery!)).toBe("Order by Sun 11:59 PM for Tue");
    const farther = days.filter(({ day }) => day >= "2026-12-02");
    const words = "Order by Mon Nov\u00a030, 11:59 PM for Wed Dec\u00a02";
    expect(orderForText(choose(null, farther).delivery!)).toBe(words);
    const lost = choose("2026-11-27", farther).delivery!;
    expect([orderForText(lost), untilText(lost)]).toEqual([words, "Mon Nov\u00a030, 11:59 PM"]);
  });

  it.each([
    [
      "2026-11-24",
      days,
      "It is too late to order for Tue Nov\u00a024. Your day is now Wed Nov\u00a025.",
    ],
    [FULL, days, "Sat Nov\u00a028 is full. Your day is now Sun Nov\u00a029."],
    [
      "2026-11-27",
      daysTo(days, [1, 4]),
      "There is no delivery on Fri Nov\u00a027. Your day is now Mon Nov\u00a030.",
    ],
    [
      "2027-01-01",
      days,
      "There is no delivery on Fri Jan\u00a01. Your day is now Wed Nov\u00a025.",
    ],
    [
      "2026-11-25",
      daysTo(days, [4]),
      "There is no delivery on Wed Nov\u00a025. Your day is now Thu Nov\u00a026.",
    ],
    ["2026-11-22", [], "It is too late to order for Sun Nov\u00a022."],
  ])(
    "moves from %s, which is no longer available, to the next one and says why",
    (kept, listed, words) => {
      expect(messageOf(kept, [...listed])).toBe(words);
    },
  );

  it("moves on when its cut-off passes at midnight in a page that stays open", () => {
    const { lost, delivery } = chosenDelivery({ today: "2026-11-24", days, kept: "2026-11-25" });
    expect(lost).toEqual({ day: "2026-11-25", why: "cut-off" });
    expect(delivery?.day).toBe("2026-11-26");
  });
});

describe("Days without delivery", () => {
  const announced = (
    holidays: Day[],
    deliveryWeekdays = DEFAULT_TERMS.deliveryWeekdays,
    movedDays: MovedDay[] = [],
  ) => holidayText({ holidays, movedDays, deliveryWeekdays, horizonDays: 14 }, TODAY);

  it("are announced while they are among the days that can be chosen", () => {
    expect(announced(["2026-11-26"])).toBe("No deliveries on Thu Nov\u00a026.");
    expect(announced(["2026-11-26", "2026-11-27", "2026-12-25"])).toBe(
      "No deliveries on Thu Nov\u00a026 and Fri Nov\u00a027.",
    );
  });

  it("are not announced if no van drives then anyway, or if they are too far ahead", () => {
    expect(announced(["2026-11-26"], [1, 2])).toBeNull();
    expect(announced(["2026-12-25"])).toBeNull();
    expect(announced([])).toBeNull();
  });

  it("name the day on which their deliveries come instead, if they are moved", () => {
    const moved = [{ from: "2026-11-26", to: "2026-11-25" }];
    const words = "Deliveries for Thu Nov\u00a026 come on Wed Nov\u00a025.";
    expect(announced([], undefined, moved)).toBe(words);
    expect(announced(["2026-11-26", "2026-11-27"], undefined, moved)).toBe(
      `No deliveries on Fri Nov\u00a027. ${words}`,
    );
    expect(announced([], [1, 2], moved)).toBeNull();
  });
});
