import { afterEach, expect, it } from "vitest";
import { readZip, saveZip } from "#client/lib/checkout/delivery-zip/zip-store.ts";
import { rememberIntroduced } from "#client/lib/checkout/flow/fields/remember-introduced.ts";
import { readFields, rememberFields } from "#client/lib/checkout/flow/fields/remembered-fields.ts";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";

afterEach(() => {
  rememberFields(EMPTY_FIELDS);
  saveZip(null);
});

const ADA = {
  email: "ada@example.org",
  firstName: "Ada",
  lastName: "Lovelace",
  zipCode: "94952",
};

it("The checkouts know what a visitor told the welcome popup", () => {
  rememberIntroduced(ADA);
  expect(readZip()).toBe("94952");
  const { email, firstName, lastName } = ADA;
  expect(readFields()).toEqual({ ...EMPTY_FIELDS, email, firstName, lastName });
});

it("What was typed into a checkout or chosen for the shop before stays", () => {
  saveZip("90012");
  rememberFields({ ...EMPTY_FIELDS, email: "ada@work.example", firstName: "Augusta" });
  rememberIntroduced(ADA);
  expect(readZip()).toBe("90012");
  expect(readFields()).toMatchObject({ email: "ada@work.example", firstName: "Augusta" });
});
