import { expect, test } from "vitest";
import {
  addressLine,
  deliveryOf,
  DIALOG_REQUIRED,
  DRAWER_REQUIRED,
  missingFields,
} from "#shared/checkout/checkout-fields.ts";
import { deliverySchema } from "#shared/checkout/checkout.ts";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";

const filled = {
  ...EMPTY_FIELDS,
  email: "ada@example.org",
  firstName: "Ada",
  address: "1 Main Street",
  city: "Petaluma",
  zipCode: "94952",
};

test("the drawer lists email, first name, address, city and zip code while they are missing", () => {
  expect(missingFields(EMPTY_FIELDS, DRAWER_REQUIRED)).toEqual([...DRAWER_REQUIRED]);
  expect(missingFields({ ...filled, city: "  " }, DRAWER_REQUIRED)).toEqual(["city"]);
  expect(missingFields(filled, DRAWER_REQUIRED)).toEqual([]);
});

test("the dialog does not require a name", () => {
  expect(missingFields({ ...filled, firstName: "" }, DIALOG_REQUIRED)).toEqual([]);
});

test("the drawer sends the morning unless another window was chosen, and no empty fields", () => {
  const delivery = deliveryOf(filled);
  expect(delivery).toEqual({
    email: "ada@example.org",
    firstName: "Ada",
    address: "1 Main Street",
    city: "Petaluma",
    zipCode: "94952",
    state: "CA",
    deliveryTime: "morning",
  });
  expect(deliverySchema.safeParse(delivery).success).toBe(true);
});

test("the address line has the state CA", () => {
  expect(addressLine(filled)).toBe("1 Main Street, Petaluma, CA 94952");
});
