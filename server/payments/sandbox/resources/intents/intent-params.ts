import { invalid } from "../../http/errors.ts";
import type { Form } from "../../http/form.ts";
import { flag, readParams, oneOf, required } from "../../http/params.ts";
import { WALLETS } from "../../cards/wallets.ts";

/** Validates the currency. We sell only in US dollars, so the sandbox supports no other. */
export function readCurrency(currency: string): string {
  if (currency.toLowerCase() === "usd") return "usd";
  throw invalid(`Invalid currency: ${currency}.`, "invalid_currency", "currency");
}

const KNOWN_TYPES: string[] = ["card", ...WALLETS];

export function readTypes(types: string[] | undefined): string[] | null {
  if (!types) return null;
  const odd = types.find((type) => !KNOWN_TYPES.includes(type));
  if (odd !== undefined || types.length === 0) {
    throw invalid(
      `The payment method type "${odd ?? ""}" is invalid.`,
      undefined,
      "payment_method_types",
    );
  }
  return types;
}

/** Validates the payment method types that the caller restricts the intent to. */
export function checkAllowed(types: string[] | undefined): string[] | null {
  const odd = types?.find((type) => !KNOWN_TYPES.includes(type));
  if (odd === undefined) return types ?? null;
  const message = `Invalid allowed_payment_method_types: ${odd}`;
  throw invalid(message, "parameter_invalid_string", "allowed_payment_method_types");
}

/** Automatic payment methods are the default when the caller names no types. */
export function readAutomatic(
  fields: Form | null | undefined,
  types: string[] | null,
): { automatic: boolean; types: string[] | null } {
  if (!fields) return { automatic: types === null, types };
  const params = readParams(fields, { enabled: flag, allow_redirects: oneOf("always", "never") });
  if (!required(params.enabled, "automatic_payment_methods[enabled]"))
    return { automatic: false, types };
  if (types) {
    throw invalid("You may only specify one of: automatic_payment_methods, payment_method_types.");
  }
  return { automatic: true, types: params.allow_redirects === "never" ? ["card"] : null };
}
