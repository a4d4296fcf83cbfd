import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { ChangeDeliveryDialog } from "#client/features/orders/admin-orders/change-delivery-dialog.tsx";
import type { Order as DeskOrder } from "#client/features/orders/admin-orders/order-page.tsx";
import { ChangeDialog } from "#client/features/orders/my-orders/change-dialog.tsx";
import type { Order } from "#client/features/orders/my-orders/order-detail-page.tsx";
import { PhoneOrderPage } from "#client/features/orders/phone-order/phone-order-page.tsx";
import { deliveryErrors } from "#client/lib/api/refused-fields.ts";
import { refusal, showAnswered } from "#tests/support/answered.tsx";

// A textarea that grows with its text listens to document.fonts, which this DOM does not have.
Object.defineProperty(document, "fonts", { value: new EventTarget() });

afterEach(cleanup);

const SLOT = { day: "2026-12-03", window: "morning" };
const ORDER = {
  number: "FRW-1",
  ...SLOT,
  deliveryDay: SLOT.day,
  deliveryWindow: SLOT.window,
  delivery: { address: "1 Main Street", city: "Petaluma", zipCode: "94952" },
};
const DIALOGS: [string, ReactNode][] = [
  ["a customer", <ChangeDialog key="own" order={ORDER as unknown as Order} onClose={() => {}} />],
  [
    "the team",
    <ChangeDeliveryDialog
      key="desk"
      order={ORDER as unknown as DeskOrder}
      onDone={() => {}}
      onClose={() => {}}
    />,
  ],
];

it.each(DIALOGS)("tells %s that the days could not be loaded", async (_who, dialog) => {
  await showAnswered(dialog, {
    "checkout.delivery.options": () => {
      throw refusal("unexpected", "Something went wrong on our side. Please try again.");
    },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Please try again");
});

it.each(DIALOGS)(
  "moves the focus of %s to the first field that needs input",
  async (_who, dialog) => {
    await showAnswered(dialog, { "checkout.delivery.options": () => ({ days: [] }) });
    const street = await screen.findByLabelText(/^Street address/);
    fireEvent.change(street, { target: { value: "" } });
    fireEvent.click(screen.getByRole("button", { name: "Save the changes" }));
    await expect.poll(() => document.activeElement === street).toBe(true);
  },
);

it("moves a phone order's focus to the first field that needs input", async () => {
  await showAnswered(<PhoneOrderPage />, { "checkout.delivery.options": () => ({ days: [] }) });
  fireEvent.click(await screen.findByRole("button", { name: /^Get the price/ }));
  await expect.poll(() => document.activeElement === screen.getByLabelText(/^Email/)).toBe(true);
});

it("shows the server's errors at the fields of a delivery", () => {
  const errors = { "delivery.zipCode": "We do not deliver there", email: "Please enter an email" };
  expect(deliveryErrors(errors)).toEqual({
    zipCode: "We do not deliver there",
    email: "Please enter an email",
  });
});
