import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DialogDelivery } from "#client/features/checkout/checkout/dialog-delivery.tsx";
import { useDialog } from "#client/features/checkout/checkout/use-dialog.ts";
import { DeliveryBar } from "#client/features/platform/chrome/header/delivery-bar.tsx";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { keepDay, keptDay } from "#client/lib/checkout/delivery-day/day-store.ts";
import { rememberFields } from "#client/lib/checkout/flow/fields/remembered-fields.ts";
import { deliveryDays, lastOrderDay, weekdaysOn } from "#shared/checkout/delivery.ts";
import { deliveryTermsOf } from "#shared/checkout/delivery-terms.ts";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";
import { calendarOf, settingsSchema } from "#shared/platform/settings/settings.ts";
import { type Day, weekdayOf } from "#shared/time.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

const TODAY = "2026-11-23";
const SETTINGS = settingsSchema.parse({});
const option = (day: Day) => ({
  day,
  lastOrderDay: lastOrderDay(day),
  serves: weekdaysOn(day, calendarOf(SETTINGS)),
  windows: [{ id: "morning" as const, left: 5 }],
});
const DAYS = deliveryDays(TODAY, calendarOf(SETTINGS));
const [FIRST, LATER] = [DAYS[0] ?? TODAY, DAYS[1] ?? TODAY];

const ADA = {
  id: "ada",
  role: "customer",
  email: "ada@example.org",
  firstName: "Ada",
  lastName: "Lovelace",
  zipCode: "94952",
  phoneNumber: null,
};

const ADDRESS = {
  address: "1 Main Street",
  city: "Petaluma",
  zipCode: "94952",
  phone: "",
  specialInstructions: "",
};

const answersFor = (weekday: number) => ({
  "auth.current": () => ADA,
  "accounts.customer.addresses": () => [],
  "orders.lastDelivery": () => ({ weekday, window: "morning", ...ADDRESS }),
  "checkout.delivery.terms": () => deliveryTermsOf(SETTINGS, TODAY),
  "checkout.delivery.options": () => ({ today: TODAY, days: DAYS.map(option) }),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T20:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
  rememberFields(EMPTY_FIELDS);
  keepDay(null);
  cleanup();
});

function Dialog() {
  return <DialogDelivery dialog={useDialog()} />;
}

const show = (weekday: number) =>
  showAnswered(
    <CartProvider>
      <DeliveryBar />
      <Dialog />
    </CartProvider>,
    answersFor(weekday),
  );

it("The weekday of the latest order becomes the day of the whole shop", async () => {
  await show(weekdayOf(LATER));
  await vi.waitFor(() =>
    expect(screen.getByLabelText("Delivery day")).toHaveProperty("value", LATER),
  );
  expect(keptDay()).toBe(LATER);
});

it("A day that was chosen in the shop is left alone", async () => {
  keepDay(FIRST);
  await show(weekdayOf(LATER));
  await vi.waitFor(() =>
    expect(screen.getByLabelText("Delivery day")).toHaveProperty("value", FIRST),
  );
  expect(keptDay()).toBe(FIRST);
});
