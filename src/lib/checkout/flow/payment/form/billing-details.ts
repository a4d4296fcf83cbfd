import type { CheckoutFields } from "#shared/checkout/checkout-fields.ts";

/** Whom the provider's form shall know, of the checkout's fields. */
export type Payer = Pick<CheckoutFields, "email"> &
  Partial<Pick<CheckoutFields, "firstName" | "lastName" | "phone" | "zipCode">>;

/**
 * What the provider's form is prefilled with, so that nobody types a name or a zip code twice: goods are delivered in
 * the United States only, and most cards are billed to where they are delivered. Empty fields are left out.
 */
export function billingDetails({ email, firstName, lastName, phone, zipCode }: Payer) {
  const name = [firstName, lastName].filter(Boolean).join(" ").trim();
  return {
    email,
    ...(name && { name }),
    ...(phone && { phone }),
    ...(zipCode && { address: { postal_code: zipCode.trim(), country: "US" } }),
  };
}
