import { platformErrors as m } from "#messages/platform-errors.ts";
/**
 * What can go wrong in the shop's own terms. Transport codes follow from these in
 * `server/trpc/errors.ts` and nowhere else.
 */
export const ERROR_CODES = [
  "invalid",
  "signed_out",
  "second_factor",
  "forbidden",
  "confirm_password",
  "second_factor_missing",
  "not_found",
  "conflict",
  "price_changed",
  "out_of_stock",
  "window_full",
  "already_paid",
  "undeliverable",
  "payment_failed",
  "provider_unavailable",
  "too_many",
  "busy",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** A value that survives JSON: what an error may carry to the browser. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * An expected failure. The message is for the person at the screen; `details` carries what the
 * screen needs to mend it (the new prices, the lines that sold out).
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Json | null;

  constructor(code: ErrorCode, message: string, details: Json | null = null) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.details = details;
  }
}

/** Said of anything unexpected; the driver's own words never leave the server. */
export function genericFailure(): string {
  return m.generic;
}
