import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { DomainError, GENERIC_FAILURE } from "#shared/errors.ts";
import { failureOf, type Failure, toTransportError } from "../trpc/errors.ts";

/** Every failure over REST has this body; `error` repeats the message for clients that read that. */
export function failureBody(
  failure: Pick<Failure, "message" | "code"> & Partial<Failure>,
  requestId: string,
) {
  const { message, code, details, fieldErrors } = failure;
  return {
    error: message,
    message,
    code,
    ...(details ? { details } : {}),
    ...(fieldErrors && Object.keys(fieldErrors).length > 0 ? { fieldErrors } : {}),
    requestId,
  };
}

/** Failures of HTTP itself, by the server's own error codes. */
const HTTP_MESSAGE: Record<number, string> = {
  400: "The request could not be read",
  404: "There is nothing here",
  405: "This method is not supported",
  413: "The request is too large",
  415: "Please send JSON with the content type application/json",
  429: "Too many requests. Please wait a moment.",
  431: "The request's headers are too large",
};

/** Answers whatever a route threw; what is not expected is logged and told in one generic sentence. */
export function answerFailure(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const transport = error instanceof DomainError ? toTransportError(error) : error;
  if (transport instanceof TRPCError) return answerTransportError(transport, request, reply);
  const status = "statusCode" in error && error.statusCode ? error.statusCode : 500;
  if (status < 500) {
    const message = HTTP_MESSAGE[status] ?? "The request was refused";
    return reply
      .code(status)
      .send(failureBody({ message, code: status === 429 ? "too_many" : "invalid" }, request.id));
  }
  request.log.error({ err: error }, "a request failed");
  if (isDatabaseDown(error)) {
    return reply
      .code(503)
      .header("retry-after", "5")
      .send(failureBody({ message: BUSY, code: "busy" }, request.id));
  }
  return reply
    .code(500)
    .send(failureBody({ message: GENERIC_FAILURE, code: "unexpected" }, request.id));
}

const BUSY = "We cannot reach our records right now. Please try again in a moment.";

function answerTransportError(error: TRPCError, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(error);
  if (failure.code === "unexpected") {
    if (isDatabaseDown(error.cause)) {
      return reply
        .code(503)
        .header("retry-after", "5")
        .send(failureBody({ message: BUSY, code: "busy" }, request.id));
    }
    request.log.error({ err: error.cause ?? error }, "a procedure failed");
  }
  const retryAfter = retryAfterOf(failure);
  if (retryAfter) void reply.header("retry-after", String(retryAfter));
  return reply.code(getHTTPStatusCodeFromError(error)).send(failureBody(failure, request.id));
}

function retryAfterOf({ details }: Failure): number | null {
  const seconds =
    details && typeof details === "object" && "retryAfterSeconds" in details
      ? details.retryAfterSeconds
      : null;
  return typeof seconds === "number" ? seconds : null;
}

const DOWN_CODES = new Set([
  "ECONNREFUSED",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "57P01",
  "57P03",
  "53300",
]);

/** Whether an error means that Postgres cannot be reached, rather than that a query was wrong. */
export function isDatabaseDown(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && DOWN_CODES.has(cause.code))
      return true;
  }
  return false;
}
