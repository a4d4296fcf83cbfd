import type { CheckoutFields } from "#shared/checkout/checkout-fields.ts";
import { readZip, saveZip } from "../../delivery-zip/zip-store.ts";
import { readFields, rememberFields } from "./remembered-fields.ts";

type Introduced = Pick<CheckoutFields, "email" | "firstName" | "lastName" | "zipCode">;

/** Keeps what a visitor told elsewhere for the checkouts, except where they already know something. */
export function rememberIntroduced({ email, firstName, lastName, zipCode }: Introduced): void {
  const known = readFields();
  rememberFields({
    ...known,
    email: known.email || email,
    firstName: known.firstName || firstName,
    lastName: known.lastName || lastName,
  });
  if (readZip() === null) saveZip(zipCode);
}
