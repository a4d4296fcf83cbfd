import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDayOfAddress } from "#client/features/catalog/shop/use-day-of-address.ts";
import { keepDay, keptDay } from "#client/lib/checkout/delivery-day/day-store.ts";
import { deliveryDays, lastOrderDay, weekdaysOn } from "#shared/checkout/delivery.ts";
import { DEFAULT_TERMS } from "#shared/checkout/delivery-terms.ts";
import { calendarOf, settingsSchema } from "#shared/platform/settings/settings.ts";
import type { Day } from "#shared/time.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

const TODAY = "2026-11-23";
const CALENDAR = calendarOf(settingsSchema.parse({}));
const TERMS = {
  "auth.current": () => null,
  "checkout.delivery.terms": () => DEFAULT_TERMS,
};
const ANSWERS = {
  ...TERMS,
  "checkout.delivery.options": () => ({
    today: TODAY,
    days: deliveryDays(TODAY, CALENDAR).map((day) => ({
      day,
      lastOrderDay: lastOrderDay(day),
      serves: weekdaysOn(day, CALENDAR),
      windows: [{ id: "morning" as const, left: day === FULL ? 0 : 5 }],
    })),
  }),
};
const SHARED = "2026-12-01";
const OWN = "2026-11-27";
const FULL = "2026-12-02";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T20:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
  keepDay(null);
  cleanup();
});

/** The shop's URL with a day in it, and buttons that filter by day. */
function Shop({ opened }: { opened: Day | undefined }) {
  const [on, setOn] = useState(opened);
  useDayOfAddress(on, setOn);
  return (
    <>
      <output>{on ?? "no day"}</output>
      {[OWN, SHARED].map((day) => (
        <button key={day} type="button" onClick={() => setOn(day)}>
          {day}
        </button>
      ))}
      <button type="button" onClick={() => setOn(undefined)}>
        Any day
      </button>
    </>
  );
}

const inAddress = () => screen.getByRole("status").textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("the day of a shared link is kept for a shopper who has not chosen one", async () => {
  await showAnswered(<Shop opened={SHARED} />, ANSWERS);
  await vi.waitFor(() => expect(keptDay()).toBe(SHARED));
  expect(inAddress()).toBe(SHARED);
});

it("a shared link shows its own day and leaves the shopper's day unchanged", async () => {
  keepDay(OWN);
  await showAnswered(<Shop opened={SHARED} />, ANSWERS);
  expect(keptDay()).toBe(OWN);
  expect(inAddress()).toBe(SHARED);
});

it.each([
  ["has passed", "2026-01-05"],
  ["is full", FULL],
  ["is too far ahead", "2027-03-01"],
])("a shared link's day that %s is not kept, and leaves the URL", async (_why, day) => {
  await showAnswered(<Shop opened={day} />, ANSWERS);
  await vi.waitFor(() => expect(inAddress()).toBe("no day"));
  expect(keptDay()).toBeNull();
  cleanup();
  keepDay(OWN);
  await showAnswered(<Shop opened={day} />, ANSWERS);
  await vi.waitFor(() => expect(inAddress()).toBe("no day"));
  expect(keptDay()).toBe(OWN);
});

it("no day is kept until the available days are known", async () => {
  await showAnswered(<Shop opened={SHARED} />, TERMS);
  expect(keptDay()).toBeNull();
  expect(inAddress()).toBe(SHARED);
});

it("a day chosen in the filters replaces the shopper's day, which stays when the filter is cleared", async () => {
  keepDay(OWN);
  await showAnswered(<Shop opened={undefined} />, ANSWERS);
  press(SHARED);
  expect(keptDay()).toBe(SHARED);
  expect(inAddress()).toBe(SHARED);
  press("Any day");
  expect(keptDay()).toBe(SHARED);
  expect(inAddress()).toBe("no day");
});

it("changing or clearing the day in the bar changes or clears it in the URL", async () => {
  await showAnswered(<Shop opened={SHARED} />, ANSWERS);
  await vi.waitFor(() => expect(keptDay()).toBe(SHARED));
  act(() => keepDay(OWN));
  expect(inAddress()).toBe(OWN);
  act(() => keepDay(null));
  expect(inAddress()).toBe("no day");
  expect(keptDay()).toBeNull();
});
