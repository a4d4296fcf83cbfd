import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { DialogDelivery } from "#client/features/checkout/checkout/dialog-delivery.tsx";
import { useDialog } from "#client/features/checkout/checkout/use-dialog.ts";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { rememberFields } from "#client/lib/checkout/flow/fields/remembered-fields.ts";
import { DEFAULT_TERMS } from "#shared/checkout/delivery-terms.ts";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(() => {
  cleanup();
  rememberFields(EMPTY_FIELDS);
});

function Dialog() {
  return <DialogDelivery dialog={useDialog()} />;
}

it("locks the address while its payment is being prepared", async () => {
  const address = { address: "1 Main Street", city: "Petaluma", zipCode: "94952" };
  rememberFields({ ...EMPTY_FIELDS, ...address, email: "ada@example.org" });
  await showAnswered(
    <CartProvider>
      <Dialog />
    </CartProvider>,
    { "auth.current": () => null, "checkout.delivery.terms": () => DEFAULT_TERMS },
  );
  const street = screen.getByLabelText(/^Street address/);
  const isClosed = () => street.closest("fieldset")?.disabled;
  expect(isClosed()).not.toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Continue to Payment" }));
  await expect.poll(isClosed).toBe(true);
});
