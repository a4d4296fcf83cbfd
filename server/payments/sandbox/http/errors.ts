import type { Json } from "./json.ts";

/** Fields of an API error; see the provider's public error reference. */
export type ErrorBody = {
  type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Json;
  setup_intent?: Json;
  payment_method?: Json;
};

/**
 * Ends a request without any effect. `stored` says whether a retry with the same idempotency key gets this same
 * response: errors from a running operation are stored, failed validation is not.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly stored: boolean;
  constructor(status: number, body: ErrorBody, stored = false) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.stored = stored;
  }
}

/** 400 with a code; never stored. */
export function invalid(message: string, code?: string, param?: string): ApiError {
  const extra = { ...(code ? { code } : {}), ...(param ? { param } : {}) };
  return new ApiError(400, { type: "invalid_request_error", message, ...extra });
}

/** 400 because of an object's state; stored like any result of an operation. */
export function refused(message: string, code: string, param?: string): ApiError {
  const error = invalid(message, code, param);
  return new ApiError(400, error.body, true);
}

export function missingParam(name: string): ApiError {
  return invalid(`Missing required param: ${name}.`, "parameter_missing", name);
}

/** 404 if the id is in the path, 400 if it is in a parameter. */
export function noSuch(kind: string, id: string, param: string, status = 404): ApiError {
  const message = `No such ${kind}: '${id}'`;
  return new ApiError(status, {
    type: "invalid_request_error",
    code: "resource_missing",
    message,
    param,
  });
}

/** 402 for card data rejected before any bank was asked. */
export function cardError(code: string, message: string, param?: string): ApiError {
  return new ApiError(402, {
    type: "card_error",
    code,
    message,
    ...(param ? { param } : {}),
  });
}
