import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useCheckoutForm } from "#client/lib/checkout/flow/fields/checkout-form.ts";
import {
  AddressFields,
  EmailField,
  PhoneField,
} from "#client/lib/checkout/flow/fields/delivery-fields.tsx";
import { rememberFields } from "#client/lib/checkout/flow/fields/remembered-fields.ts";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  rememberFields(EMPTY_FIELDS);
});

function Fields() {
  const form = useCheckoutForm();
  return (
    <>
      <EmailField form={form} />
      <PhoneField form={form} />
      <AddressFields form={form} />
    </>
  );
}

const show = () =>
  showAnswered(
    <CartProvider>
      <Fields />
    </CartProvider>,
    {
      "auth.current": () => null,
      "checkout.delivery.check": () => ({ served: false, city: null, terms: null }),
    },
  );
const input = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const leave = (name: RegExp, value: string) => {
  fireEvent.change(input(name), { target: { value } });
  fireEvent.blur(input(name));
};
const marks = () => [...document.querySelectorAll("[data-checked]")];
const isMarked = (name: RegExp) =>
  input(name).closest(".mantine-Input-wrapper")?.querySelector("[data-checked]") !== null;

describe("A field of the checkout", () => {
  it("loses its check mark when the form empties it", async () => {
    function Emptied() {
      const form = useCheckoutForm();
      return (
        <>
          <EmailField form={form} />
          <button onClick={() => form.setValues({ email: "" })}>Somewhere else</button>
        </>
      );
    }
    await showAnswered(
      <CartProvider>
        <Emptied />
      </CartProvider>,
      { "auth.current": () => null },
    );
    leave(/^Email/, "ada@example.org");
    expect(isMarked(/^Email/)).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Somewhere else" }));
    expect(isMarked(/^Email/)).toBe(false);
  });

  it("has a check mark once it was left with a valid value, and not while it is typed into", async () => {
    await show();
    fireEvent.change(input(/^Email/), { target: { value: "ada@example.org" } });
    expect(marks()).toEqual([]);
    fireEvent.blur(input(/^Email/));
    expect(isMarked(/^Email/)).toBe(true);
    expect(marks()[0]!.getAttribute("aria-hidden")).toBe("true");
    fireEvent.change(input(/^Email/), { target: { value: "ada@example.or" } });
    expect(marks()).toEqual([]);
  });

  it("has none with an error, and one as soon as it is left mended", async () => {
    await show();
    leave(/^Email/, "ada");
    expect(input(/^Email/).getAttribute("aria-invalid")).toBe("true");
    expect(marks()).toEqual([]);
    leave(/^Email/, "ada@example.org");
    expect(isMarked(/^Email/)).toBe(true);
  });

  it("has none while it is empty, whether required or not", async () => {
    await show();
    leave(/^Phone/, "");
    leave(/^City/, "  ");
    expect(marks()).toEqual([]);
    leave(/^Phone/, "707 555 0100");
    expect(isMarked(/^Phone/)).toBe(true);
  });

  it("has none for a zip code that we do not deliver to", async () => {
    await show();
    leave(/^Zip/i, "94952");
    await screen.findByText(/we do not deliver|do not deliver|not yet/i);
    expect(isMarked(/^Zip/i)).toBe(false);
  });
});
