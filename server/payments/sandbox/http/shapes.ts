import type Stripe from "stripe";
import { invalid } from "./errors.ts";
import type { Field } from "./form.ts";
import { group, required, text } from "./params.ts";

const ADDRESS = ["city", "country", "line1", "line2", "postal_code", "state"] as const;

function known(fields: { [name: string]: Field }, names: readonly string[], param: string): void {
  for (const name of Object.keys(fields)) {
    if (!names.includes(name)) {
      throw invalid(
        `Received unknown parameter: ${param}[${name}]`,
        "parameter_unknown",
        `${param}[${name}]`,
      );
    }
  }
}

function textIn(fields: { [name: string]: Field }, name: string, param: string): string | null {
  const field = fields[name];
  return field === undefined ? null : text(field, `${param}[${name}]`);
}

export function readAddress(field: Field, name: string): Stripe.Address | null {
  const fields = group(field, name);
  if (!fields) return null;
  known(fields, ADDRESS, name);
  const part = (key: (typeof ADDRESS)[number]) => textIn(fields, key, name);
  return {
    city: part("city"),
    country: part("country"),
    line1: part("line1"),
    line2: part("line2"),
    postal_code: part("postal_code"),
    state: part("state"),
  };
}

type Shipping = {
  address: Stripe.Address;
  carrier: string | null;
  name: string;
  phone: string | null;
  tracking_number: string | null;
};

export function readShipping(field: Field, name: string): Shipping | null {
  const fields = group(field, name);
  if (!fields) return null;
  known(fields, ["address", "carrier", "name", "phone", "tracking_number"], name);
  const address = readAddress(fields["address"] ?? "", `${name}[address]`);
  return {
    address: required(address, `${name}[address]`),
    carrier: textIn(fields, "carrier", name),
    name: required(textIn(fields, "name", name), `${name}[name]`),
    phone: textIn(fields, "phone", name),
    tracking_number: textIn(fields, "tracking_number", name),
  };
}

/** Parses the payer's billing details for a payment method. */
export function readBilling(field: Field, name: string): Stripe.PaymentMethod.BillingDetails {
  const fields = group(field, name) ?? {};
  known(fields, ["address", "email", "name", "phone", "tax_id"], name);
  return {
    address: readAddress(fields["address"] ?? "", `${name}[address]`),
    email: textIn(fields, "email", name),
    name: textIn(fields, "name", name),
    phone: textIn(fields, "phone", name),
    tax_id: textIn(fields, "tax_id", name),
  };
}
