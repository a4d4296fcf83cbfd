import { expect, it } from "vitest";
import { billingDetails } from "#client/lib/checkout/flow/payment/form/billing-details.ts";

it("A payment form is prefilled with what the checkout knows", () => {
  const known = {
    email: "ada@example.org",
    firstName: "Ada",
    lastName: "",
    phone: "",
    zipCode: "94952 ",
  };
  expect(billingDetails(known)).toEqual({
    email: "ada@example.org",
    name: "Ada",
    address: { postal_code: "94952", country: "US" },
  });
  expect(billingDetails({ ...known, lastName: "Lovelace", phone: "707 555 0100" })).toMatchObject({
    name: "Ada Lovelace",
    phone: "707 555 0100",
  });
  expect(billingDetails({ email: "ada@example.org" })).toEqual({ email: "ada@example.org" });
});
