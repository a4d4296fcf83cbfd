import { cleanup, fireEvent, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { ChangeDeliveryDialog } from "#client/features/orders/admin-orders/change-delivery-dialog.tsx";
import type { Order as DeskOrder } from "#client/features/orders/admin-orders/order-page.tsx";
import { OwnChangeDialog } from "#client/features/orders/my-orders/change-dialog.tsx";
import type { Order } from "#client/features/orders/my-orders/order-detail-page.tsx";
import { PhoneOrderPage } from "#client/features/orders/phone-order/phone-order-page.tsx";
import { deliveryErrors } from "#client/lib/api/refused-fields.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

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
  [
    "a customer",
    <OwnChangeDialog key="own" order={ORDER as unknown as Order} onClose={() => {}} />,
  ],
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

/** Enters a street, and a reason where one is asked for, and saves. Returns the street's field. */
async function saveStreet(text: string): Promise<HTMLElement> {
  const street = await screen.findByLabelText(/^Street address/);
  fireEvent.change(street, { target: { value: text } });
  const reason = screen.queryByLabelText(/^Reason/);
  if (reason) fireEvent.change(reason, { target: { value: "They called" } });
  fireEvent.click(screen.getByRole("button", { name: "Save the changes" }));
  return street;
}

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

it.each(DIALOGS)("sends what %s saw along with what they want", async (_who, dialog) => {
  const changed = () => ({ back: 0, isChanged: true });
  const calls = await showAnswered(dialog, {
    "checkout.delivery.options": () => ({ days: [] }),
    "orders.changeDelivery": changed,
    "admin.orders.changeDelivery": changed,
  });
  await saveStreet("9 Elm St");
  const saved = () => calls.filter(({ path }) => path.endsWith("changeDelivery"));
  await expect.poll(() => saved().length).toBe(1);
  const { city, zipCode, address } = ORDER.delivery;
  expect(saved()[0]?.input).toMatchObject({
    address: "9 Elm St",
    shown: { ...SLOT, address, city, zipCode, phone: "", specialInstructions: "" },
  });
});

it.each(DIALOGS)("shows %s a refusal of the server at its field", async (_who, dialog) => {
  const refuse = () => {
    throw refusal("conflict", "We do not know this street", "address");
  };
  await showAnswered(dialog, {
    "checkout.delivery.options": () => ({ days: [] }),
    "orders.changeDelivery": refuse,
    "admin.orders.changeDelivery": refuse,
  });
  const street = await saveStreet(ORDER.delivery.address);
  expectVisible(await screen.findByText("We do not know this street"));
  expect(street.getAttribute("aria-invalid")).toBe("true");
});

it.each([
  ["a customer", (order: unknown) => <OwnChangeDialog order={order as Order} onClose={() => {}} />],
  [
    "the team",
    (order: unknown) => (
      <ChangeDeliveryDialog order={order as DeskOrder} onDone={() => {}} onClose={() => {}} />
    ),
  ],
] as const)(
  "keeps what %s typed when another window has changed the delivery, and shows what it saved",
  async (_who, dialogOf) => {
    const elsewhere = { ...ORDER.delivery, city: "Novato", zipCode: "94947" };
    function Page() {
      const [order, setOrder] = useState(ORDER);
      return (
        <>
          {dialogOf(order)}
          <button onClick={() => setOrder({ ...ORDER, delivery: elsewhere })}>Read again</button>
        </>
      );
    }
    let refusals = 1;
    const change = () => {
      if (refusals > 0) {
        refusals -= 1;
        throw refusal("conflict", "This delivery was changed in another window");
      }
      return { back: 0, isChanged: true };
    };
    const calls = await showAnswered(<Page />, {
      "checkout.delivery.options": () => ({ days: [] }),
      "orders.changeDelivery": change,
      "admin.orders.changeDelivery": change,
    });
    const street = await saveStreet("9 Elm St");
    const saved = () => calls.filter(({ path }) => path.endsWith("changeDelivery"));
    await expect.poll(() => saved().length).toBe(1);
    fireEvent.click(screen.getByText("Read again"));
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>(/^City/).value).toBe("Novato");
    expect(street).toHaveProperty("value", "9 Elm St");
    expect(street.isConnected).toBe(true);
    const reason = screen.queryByLabelText(/^Reason/);
    if (reason) expect(reason).toHaveProperty("value", "They called");
    const save = screen.getByRole("button", { name: "Save the changes" });
    await expect.poll(() => save.hasAttribute("data-loading")).toBe(false);
    fireEvent.click(save);
    await expect.poll(() => saved().length).toBe(2);
    expect(saved()[1]?.input).toMatchObject({
      address: "9 Elm St",
      city: "Novato",
      shown: { address: ORDER.delivery.address, city: "Novato", zipCode: "94947" },
    });
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
