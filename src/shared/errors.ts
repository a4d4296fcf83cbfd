import { platformErrors as m } from "#messages/platform/errors.ts";
/** Error codes in domain terms. `server/trpc/errors.ts` alone maps them to transport codes. */
const ERROR_CODES = [
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

/** A JSON-serializable value: what an error can carry to the browser. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * An expected failure. `message` is shown to the user; `details` carries the data the UI needs to recover (the new
 * prices, the lines that sold out).
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

/** The message for unexpected errors; the database driver's messages never leave the server. */
export function genericFailure(): string {
  return m.generic;
}
