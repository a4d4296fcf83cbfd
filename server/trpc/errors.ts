import { platformErrors as m } from "#messages/platform/errors.ts";
import { TRPCError } from "@trpc/server";
import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";
import { z } from "zod";
import { DomainError, type ErrorCode, genericFailure, type Json } from "#shared/errors.ts";

const TRPC_CODE = {
  invalid: "BAD_REQUEST",
  signed_out: "UNAUTHORIZED",
  second_factor: "UNAUTHORIZED",
  forbidden: "FORBIDDEN",
  confirm_password: "FORBIDDEN",
  second_factor_missing: "FORBIDDEN",
  not_found: "NOT_FOUND",
  conflict: "CONFLICT",
  price_changed: "CONFLICT",
  out_of_stock: "CONFLICT",
  window_full: "CONFLICT",
  already_paid: "CONFLICT",
  undeliverable: "UNPROCESSABLE_CONTENT",
  payment_failed: "PAYMENT_REQUIRED",
  provider_unavailable: "BAD_GATEWAY",
  too_many: "TOO_MANY_REQUESTS",
  busy: "SERVICE_UNAVAILABLE",
} as const satisfies Record<ErrorCode, TRPC_ERROR_CODE_KEY>;

/** Turns a domain error into a transport error, which determines the HTTP status. The only place that does this. */
export function toTransportError(error: DomainError): TRPCError {
  return new TRPCError({ code: TRPC_CODE[error.code], message: error.message, cause: error });
}

/** The body of every failed call, over any transport. */
export type Failure = {
  message: string;
  code: ErrorCode | "unexpected";
  details: Json | null;
  /** The first message for each invalid field. */
  fieldErrors: Record<string, string>;
};

/** Extracts a failure from any error. Messages of drivers and the framework are never exposed. */
export function failureOf(error: TRPCError): Failure {
  const { cause } = error;
  if (cause instanceof DomainError) {
    return { message: cause.message, code: cause.code, details: cause.details, fieldErrors: {} };
  }
  // Report field errors only for the caller's input: a schema can also fail inside the server.
  if (cause instanceof z.ZodError && error.code === "BAD_REQUEST") return failureOfSchema(cause);
  if (error.code === "INTERNAL_SERVER_ERROR") {
    return { message: genericFailure(), code: "unexpected", details: null, fieldErrors: {} };
  }
  return {
    message: PROTOCOL_MESSAGE[error.code]?.() ?? m.refused,
    code: error.code === "NOT_FOUND" ? "not_found" : "invalid",
    details: null,
    fieldErrors: {},
  };
}

/** Messages for transport-level failures. */
const PROTOCOL_MESSAGE: Partial<Record<TRPC_ERROR_CODE_KEY, () => string>> = {
  NOT_FOUND: () => m.nothingHere,
  PARSE_ERROR: () => m.unread,
  BAD_REQUEST: () => m.unread,
  METHOD_NOT_SUPPORTED: () => m.badMethod,
  UNSUPPORTED_MEDIA_TYPE: () => m.sendJson,
  PAYLOAD_TOO_LARGE: () => m.tooLarge,
};

function failureOfSchema(error: z.ZodError): Failure {
  const fieldErrors: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.path.length > 0) fieldErrors[issue.path.join(".")] ??= issue.message;
  }
  const [first] = error.issues;
  return {
    message:
      first?.code === "invalid_type" && first.path.length === 0
        ? m.sendObject
        : (first?.message ?? m.sendObject),
    code: "invalid",
    details: null,
    fieldErrors,
  };
}
