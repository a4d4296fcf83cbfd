import { describe, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { settingsSchema } from "#shared/platform/settings/settings.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";

const told = (values: Record<string, unknown>) =>
  settingsSchema.safeParse(values).error?.issues.map(({ message }) => message);
const inSpanish = (values: Record<string, unknown>) => speak("es", () => told(values));

const NUMBERS = Object.entries(DEFAULT_SETTINGS).flatMap(([key, value]) =>
  typeof value === "number" ? [key] : [],
);

describe("A number of the settings that is refused", () => {
  it.each(NUMBERS)("says in both languages what to enter: %s", (key) => {
    for (const wrong of [null, -1, 1.5, 2_000_000_000]) {
      const english = told({ [key]: wrong });
      expect(english?.[0]).toMatch(/^(?:Please enter|Enter|At least|At most) /);
      expect(inSpanish({ [key]: wrong })?.[0]).toMatch(/^(?:Escriba|Como mínimo|Como máximo) /);
    }
  });

  it.each([
    [{ leadDays: 0 }, "At least 1", "Como mínimo 1"],
    [{ horizonDays: 61 }, "At most 60", "Como máximo 60"],
    [{ ordersPerHour: 5_000 }, "At most 1,000", "Como máximo 1,000"],
    [{ foundingDepositCents: 10 }, "At least $0.50", "Como mínimo $0.50"],
    [{ foundingDepositCents: 9_900_000 }, "At most $5,000.00", "Como máximo $5,000.00"],
    [{ deliveryFeeCents: 10_001 }, "At most $100.00", "Como máximo $100.00"],
    [{ foundingPlaces: 100_001 }, "At most 100,000", "Como máximo 100,000"],
    [{ taxBps: 2_501 }, "At most 25%", "Como máximo 25%"],
    [{ taxBps: null }, "Please enter a rate", "Escriba una tasa"],
  ])("names its limit: %o", (values, english, spanish) => {
    expect(told(values)).toEqual([english]);
    expect(inSpanish(values)).toEqual([spanish]);
  });

  it("is the window of which the capacity is wrong", () => {
    const windowCapacities = { morning: 400, afternoon: 100_001, evening: 400 };
    expect(settingsSchema.safeParse({ windowCapacities }).error?.issues).toMatchObject([
      { path: ["windowCapacities", "afternoon"], message: "At most 100,000" },
    ]);
  });

  it("is a zone without a weekday, in words", () => {
    const zone = { name: "Coast", prefixes: ["94"], feeCents: 0, minimumCents: 0, weekdays: [] };
    expect(told({ zones: [zone] })).toEqual(["Please choose at least one weekday"]);
  });
});
