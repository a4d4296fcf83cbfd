import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeliveryBar } from "#client/features/platform/chrome/header/delivery-bar.tsx";
import { saveZip } from "#client/lib/checkout/delivery-zip/zip-store.ts";
import { deliveryTermsOf } from "#shared/checkout/delivery-terms.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { settingsSchema } from "#shared/platform/settings/settings.ts";
import { zoneTermsOf } from "#shared/platform/zones/zone-terms.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

const TODAY = "2026-11-23";
/** Midnight in California at the end of that day. */
const CUT_OFF = Date.parse("2026-11-24T08:00:00Z");
const SETTINGS = settingsSchema.parse({});
const SOON = { day: "2026-11-25", lastOrderDay: TODAY };
const LATER = { day: "2026-11-26", lastOrderDay: "2026-11-24" };

async function showBar(option: typeof SOON) {
  saveZip("94110");
  await showAnswered(<DeliveryBar />, {
    "auth.current": () => null,
    "checkout.delivery.terms": () => deliveryTermsOf(SETTINGS, TODAY),
    "checkout.delivery.options": () => ({
      today: TODAY,
      days: [{ ...option, serves: [0, 1, 2, 3, 4, 5, 6], windows: [{ id: "morning", left: 5 }] }],
    }),
    "checkout.delivery.check": () => ({
      served: true,
      city: "San Francisco",
      terms: zoneTermsOf(SETTINGS, "94110"),
    }),
  });
  await screen.findByText(/Shopping for/);
}

const minutesBefore = (minutes: number) => new Date(CUT_OFF - minutes * MINUTE_MS);
const pass = (minutes: number) => act(async () => vi.advanceTimersByTime(minutes * MINUTE_MS));
const heard = () => screen.queryByRole("status")?.textContent;
const bar = () => screen.getByRole("region", { name: "Delivery" }).textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => {
  cleanup();
  saveZip(null);
  vi.useRealTimers();
});

describe("The delivery bar before the cut-off", () => {
  it("says once, politely, that an hour is left, and counts the minutes", async () => {
    vi.setSystemTime(minutesBefore(63));
    await showBar(SOON);
    await vi.waitFor(() => expect(heard()).toBe(""));
    expect(bar()).not.toContain("left to order");
    await pass(3);
    expect(heard()).toBe("One hour left to order for Wed Nov\u00a025.");
    expect(bar()).toContain("60 minutes left to order for Wed Nov\u00a025");
    await pass(4);
    expect(heard()).toBe("One hour left to order for Wed Nov\u00a025.");
    expect(bar()).toContain("56 minutes left to order");
    await pass(1);
    expect(heard()).toBe("");
    for (let minute = 0; minute < 54; minute += 1) {
      await pass(1);
      expect(heard()).toBe("");
    }
    expect(bar()).toContain("1 minute left to order for Wed Nov\u00a025");
  });

  it("stays silent if the page is opened within the last hour, and still counts", async () => {
    vi.setSystemTime(minutesBefore(42));
    await showBar(SOON);
    await screen.findByText("42 minutes left to order for Wed Nov 25");
    expect(heard()).toBe("");
  });

  it("does not count down earlier, or to the cut-off of another day", async () => {
    vi.setSystemTime(minutesBefore(121));
    await showBar(SOON);
    expect(heard()).toBeUndefined();
    cleanup();
    vi.setSystemTime(minutesBefore(30));
    await showBar(LATER);
    expect(heard()).toBeUndefined();
    expect(bar()).not.toContain("left to order");
  });

  it("counts no further than to the cut-off", async () => {
    vi.setSystemTime(minutesBefore(1));
    await showBar(SOON);
    await screen.findByText("1 minute left to order for Wed Nov 25");
    await pass(1);
    expect(bar()).not.toContain("left to order");
  });
});
