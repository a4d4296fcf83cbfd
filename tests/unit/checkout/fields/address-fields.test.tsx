import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { useCheckoutForm } from "#client/lib/checkout/flow/fields/checkout-form.ts";
import {
  AddressFields,
  InstructionsField,
  KeepAddress,
} from "#client/lib/checkout/flow/fields/delivery-fields.tsx";
import { rememberFields } from "#client/lib/checkout/flow/fields/remembered-fields.ts";
import { useAddressKeeping } from "#client/lib/checkout/flow/fields/use-address-keeping.ts";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";
import { type Answers, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(() => {
  cleanup();
  rememberFields(EMPTY_FIELDS);
});

const CITIES: Record<string, string> = { 94110: "San Francisco", 95060: "Santa Cruz" };
const HOME = {
  id: "home",
  label: "Home",
  address: "1 Main Street",
  city: "San Francisco",
  zipCode: "94110",
  phone: null,
  specialInstructions: "Gate code 1234",
  isDefault: true,
};
const WORK = {
  ...HOME,
  id: "work",
  label: "Work",
  address: "9 Dock Road",
  city: "Santa Cruz",
  zipCode: "95060",
  specialInstructions: null,
  isDefault: false,
};
const ADA = {
  id: "ada",
  email: "ada@example.org",
  firstName: "Ada",
  lastName: "",
  role: "customer",
};

function Fields() {
  const form = useCheckoutForm();
  const keeping = useAddressKeeping();
  const [isOver, setOver] = useState(false);
  return (
    <CartProvider>
      <AddressFields form={form} />
      <InstructionsField form={form} />
      <KeepAddress form={form} keeping={keeping} />
      <button
        type="button"
        onClick={() => void keeping.keep(form.values).then(() => setOver(true))}
      >
        {isOver ? "Ordered" : "Order"}
      </button>
    </CartProvider>
  );
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });

const show = (answers: Answers = {}) =>
  showAnswered(<Fields />, {
    "auth.current": () => ADA,
    "accounts.customer.addresses": () => [HOME, WORK],
    "orders.lastDelivery": () => null,
    "checkout.delivery.check": (input) => {
      const { zipCode } = input as { zipCode: string };
      return { zipCode, served: true, city: CITIES[zipCode], terms: null };
    },
    ...answers,
  });

const isHome = async () => {
  await expect.poll(() => field(/^Street address/).value).toBe(HOME.address);
};

it("does not carry the instructions of one address over to another", async () => {
  await show();
  await isHome();
  expect(field(/^Delivery instructions/).value).toBe("Gate code 1234");
  type(/^Deliver to/, "work");
  expect(field(/^Delivery instructions/).value).toBe("");
  type(/^Deliver to/, "home");
  expect(field(/^Delivery instructions/).value).toBe("Gate code 1234");
  type(/^Deliver to/, "");
  expect(field(/^Delivery instructions/).value).toBe("");
});

it("keeps instructions that were typed before the saved addresses have loaded", async () => {
  rememberFields({ ...EMPTY_FIELDS, specialInstructions: "Please ring twice" });
  const noted = { ...HOME, specialInstructions: null };
  await show({ "accounts.customer.addresses": () => [noted] });
  await isHome();
  expect(field(/^Delivery instructions/).value).toBe("Please ring twice");
});

it("changes the city with the zip code, also in fields that were remembered", async () => {
  rememberFields({ ...EMPTY_FIELDS, zipCode: "94110", city: "San Francisco" });
  await show({ "auth.current": () => null });
  await screen.findByText(/San Francisco/);
  type(/^Zip code/, "95060");
  await expect.poll(() => field(/^City/).value).toBe("Santa Cruz");
});

it("keeps a city that is not that of the previous zip code", async () => {
  rememberFields({ ...EMPTY_FIELDS, zipCode: "94110", city: "Daly City" });
  await show({ "auth.current": () => null });
  await screen.findByText(/San Francisco/);
  type(/^Zip code/, "95060");
  await screen.findByText(/Santa Cruz/);
  expect(field(/^City/).value).toBe("Daly City");
});

it("does not save an address again that differs only in case and spaces", async () => {
  const calls = await show({ "accounts.customer.saveAddress": () => null });
  await isHome();
  type(/^Street address/, "1 MAIN street ");
  expect(field(/^Deliver to/).value).toBe("home");
  fireEvent.click(screen.getByRole("button", { name: "Order" }));
  await screen.findByRole("button", { name: "Ordered" });
  expect(calls.map(({ path }) => path)).not.toContain("accounts.customer.saveAddress");
});
