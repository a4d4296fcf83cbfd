import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DrawerShipping } from "#client/features/checkout/cart/drawer-shipping.tsx";
import { useDrawer } from "#client/features/checkout/cart/use-drawer.ts";
import { DialogDelivery } from "#client/features/checkout/checkout/dialog-delivery.tsx";
import { useDialog } from "#client/features/checkout/checkout/use-dialog.ts";
import { useCartView } from "#client/lib/checkout/cart/cart-context.ts";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { useCheckoutForm } from "#client/lib/checkout/flow/fields/checkout-form.ts";
import { AddressFields } from "#client/lib/checkout/flow/fields/delivery-fields.tsx";
import { rememberFields } from "#client/lib/checkout/flow/fields/remembered-fields.ts";
import { DEFAULT_TERMS } from "#shared/checkout/delivery-terms.ts";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  rememberFields(EMPTY_FIELDS);
});

const ADA = {
  id: "ada",
  email: "ada@example.org",
  firstName: "Ada",
  lastName: "",
  role: "customer",
};
const HOME = {
  id: "home",
  label: "Home",
  address: "1 Main Street",
  city: "San Francisco",
  zipCode: "94110",
  phone: null,
  specialInstructions: null,
  isDefault: true,
};

function Page() {
  return (
    <section aria-label="Page">
      <AddressFields form={useCheckoutForm()} />
    </section>
  );
}

function Drawer() {
  const { step, checkout, checkOut, close } = useDrawer();
  return (
    <section aria-label="Drawer">
      <button type="button" onClick={step === "cart" ? checkOut : close}>
        {step === "cart" ? "Open" : "Close"}
      </button>
      {step === "checkout" ? <DrawerShipping checkout={checkout} onSubmit={() => {}} /> : null}
    </section>
  );
}

function Dialog() {
  const { view, show } = useCartView();
  const dialog = useDialog();
  return (
    <section aria-label="Dialog">
      <button type="button" onClick={() => (view ? dialog.close() : show("dialog"))}>
        {view ? "Close" : "Open"}
      </button>
      {view === "dialog" ? <DialogDelivery dialog={dialog} /> : null}
    </section>
  );
}

const place = (name: string) => within(screen.getByRole("region", { name }));
const press = (name: string, button: string) =>
  fireEvent.click(place(name).getByRole("button", { name: button }));
const street = (name: string) => place(name).findByLabelText<HTMLInputElement>(/^Street address/);
const typeStreet = async (name: string, value: string) =>
  fireEvent.change(await street(name), { target: { value } });

/** All three checkouts, of a customer with these saved addresses. */
const show = (addresses: readonly (typeof HOME)[]) =>
  showAnswered(
    <CartProvider>
      <Page />
      <Drawer />
      <Dialog />
    </CartProvider>,
    {
      "auth.current": () => ADA,
      "accounts.customer.addresses": () => addresses,
      "orders.lastDelivery": () => null,
      "checkout.delivery.terms": () => DEFAULT_TERMS,
    },
  );

it.each(["Drawer", "Dialog"])(
  "what was typed on the page is in the fields of the %s, opened before or not",
  async (name) => {
    await show([]);
    await typeStreet("Page", "2 Oak Lane");
    press(name, "Open");
    expect((await street(name)).value).toBe("2 Oak Lane");
    press(name, "Close");
    await typeStreet("Page", "3 Elm Court");
    press(name, "Open");
    expect((await street(name)).value).toBe("3 Elm Court");
  },
);

it.each(["Drawer", "Dialog"])(
  "the %s does not put the default address over what was typed on the page",
  async (name) => {
    await show([HOME]);
    await expect.poll(async () => (await street("Page")).value).toBe("1 Main Street");
    await typeStreet("Page", "2 Oak Lane");
    press(name, "Open");
    await expect.poll(async () => (await street(name)).value).toBe("2 Oak Lane");
    press(name, "Close");
    cleanup();
    await show([HOME]);
    expect((await street("Page")).value).toBe("2 Oak Lane");
  },
);
