import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeliveryLine } from "#client/features/checkout/cart/delivery-line.tsx";
import { DeliveryBar } from "#client/features/platform/chrome/header/delivery-bar.tsx";
import { WeekStrip } from "#client/features/platform/story/week-strip.tsx";
import { keepDay } from "#client/lib/checkout/delivery-day/day-store.ts";
import { saveZip } from "#client/lib/checkout/delivery-zip/zip-store.ts";
import { deliveryDays, lastOrderDay, weekdaysOn } from "#shared/checkout/delivery.ts";
import { daysTo } from "#shared/checkout/delivery-sentence.ts";
import { deliveryTermsOf } from "#shared/checkout/delivery-terms.ts";
import { calendarOf, settingsSchema } from "#shared/platform/settings/settings.ts";
import { zoneTermsOf } from "#shared/platform/zones/zone-terms.ts";
import type { Day } from "#shared/time.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

const TODAY = "2026-11-23";
/** Vans drive to zip codes that begin with 949 only on Thursdays, and to all others every day. */
const SETTINGS = settingsSchema.parse({
  zones: [{ name: "North Bay", prefixes: ["949"], feeCents: 0, minimumCents: 0, weekdays: [4] }],
});
const option = (day: Day) => ({
  day,
  lastOrderDay: lastOrderDay(day),
  serves: weekdaysOn(day, calendarOf(SETTINGS)),
  windows: [{ id: "morning" as const, left: 5 }],
});
const ANSWERS = {
  "auth.current": () => null,
  "checkout.delivery.terms": () => deliveryTermsOf(SETTINGS, TODAY),
  "checkout.delivery.options": () => ({
    today: TODAY,
    days: deliveryDays(TODAY, calendarOf(SETTINGS)).map(option),
  }),
  "checkout.delivery.check": (input: unknown) => {
    const { zipCode } = input as { zipCode: string };
    return { served: true, city: "Somewhere", terms: zoneTermsOf(SETTINGS, zipCode) };
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T20:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
  saveZip(null);
  keepDay(null);
  cleanup();
});

describe("The next delivery day for a known zip code", () => {
  it.each([
    ["94952", "Thu Nov\u00a026", "Tue 11:59 PM"],
    ["90012", "Wed Nov\u00a025", "Mon 11:59 PM"],
  ])("is a day of its zone in the bar for %s", async (zip, day, until) => {
    saveZip(zip);
    await showAnswered(<DeliveryBar />, ANSWERS);
    const bar = screen.getByRole("region", { name: "Delivery" });
    const sentence = `Shopping for ${day}, 8AM-12PM ·\u00a0${zip} ·\u00a0order by ${until}`;
    await vi.waitFor(() => expect(bar.textContent).toContain(sentence));
  });

  it("gives way to a chosen day as long as vans drive there on that day", async () => {
    saveZip("94952");
    keepDay("2026-12-03");
    await showAnswered(<DeliveryBar />, ANSWERS);
    const bar = screen.getByRole("region", { name: "Delivery" });
    const sentence =
      "Shopping for Thu Dec\u00a03, 8AM-12PM ·\u00a094952 ·\u00a0order by Tue Dec\u00a01, 11:59 PM";
    await vi.waitFor(() => expect(bar.textContent).toContain(sentence));
    act(() => keepDay("2026-11-25"));
    expect(screen.getByRole("status").textContent).toBe(
      "There is no delivery on Wed Nov\u00a025. Your day is now Thu Nov\u00a026.",
    );
    expect(bar.textContent).toContain(
      "Thu Nov\u00a026, 8AM-12PM ·\u00a094952 ·\u00a0order by Tue 11:59 PM",
    );
    fireEvent.click(screen.getByRole("button", { name: "OK" }));
    expect(screen.queryByRole("status")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Change/ }));
  });

  it("is shown with the days without delivery", async () => {
    saveZip("90012");
    const closed = { ...SETTINGS, holidays: ["2026-11-26"] };
    await showAnswered(<DeliveryBar />, {
      ...ANSWERS,
      "checkout.delivery.terms": () => deliveryTermsOf(closed, TODAY),
    });
    expectVisible(await screen.findByText("No deliveries on Thu Nov 26."));
  });

  it("is a day of its zone in the cart", async () => {
    saveZip("94952");
    await showAnswered(<DeliveryLine />, ANSWERS);
    await screen.findByText("Thursday, November 26");
    expect(screen.getByText(/Order by/).textContent).toContain("Tue 11:59 PM");
  });

  it("is a day of its zone in the steps from order to door", async () => {
    saveZip("94952");
    await showAnswered(<WeekStrip />, ANSWERS);
    await screen.findByText("Thu Nov 26");
    expectVisible(await screen.findByText("Until Tue 11:59 PM"));
  });

  it("is one that a checkout accepts: page and server have the same days", () => {
    for (const zip of ["94952", "90012"]) {
      const { weekdays } = zoneTermsOf(SETTINGS, zip);
      const taken = deliveryDays(TODAY, { ...calendarOf(SETTINGS), weekdays });
      const shown = daysTo(ANSWERS["checkout.delivery.options"]().days, weekdays).map(
        ({ day }) => day,
      );
      expect(shown).toEqual(taken);
    }
  });

  it("is not shown before the zone is known", async () => {
    saveZip("94952");
    const { "checkout.delivery.check": _unanswered, ...others } = ANSWERS;
    await showAnswered(<DeliveryBar />, others);
    const bar = screen.getByRole("region", { name: "Delivery" });
    expect(bar.textContent).toContain("Shopping for delivery to 94952");
    expect(bar.textContent).not.toContain("Nov");
  });
});
