import { platformErrors as m } from "#messages/platform/errors.ts";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { DomainError, type ErrorCode, genericFailure } from "#shared/errors.ts";
import { EVENT_OF_REFUSAL } from "#shared/platform/security-events.ts";
import { restDetails } from "../rest/details.ts";
import { noteSecurity } from "../services/platform/audit/security-events.ts";
import { failureOf, type Failure, toTransportError } from "../trpc/errors.ts";
import { busyWhenUnavailable } from "../services/platform/database/database-unavailable.ts";
import { sendBusyPage, wantsPage } from "./pages/busy-page.ts";
import { actorOf } from "./context.ts";
import { wasTurnedAway } from "./guards/crowd.ts";

/** The body of every REST failure; `error` repeats the message for clients that read that field. */
export function failureBody(
  failure: Pick<Failure, "message" | "code"> & Partial<Failure>,
  requestId: string,
) {
  const { message, code, details, fieldErrors } = failure;
  const shown = details ? restDetails(code, details) : null;
  return {
    error: message,
    message,
    code,
    ...(shown ? { details: shown } : {}),
    ...(fieldErrors && Object.keys(fieldErrors).length > 0 ? { fieldErrors } : {}),
    requestId,
  };
}

/** Messages for HTTP-level failures, by status code. */
const HTTP_MESSAGE: Record<number, () => string> = {
  400: () => m.unread,
  403: () => m.otherSite,
  404: () => m.nothingHere,
  405: () => m.badMethod,
  406: () => m.onlyJson,
  413: () => m.tooLarge,
  415: () => m.sendJson,
  429: () => m.tooMany,
  408: () => m.tooSlow,
  431: () => m.headersTooLarge,
};

const HTTP_CODE: Record<number, ErrorCode> = {
  403: "forbidden",
  404: "not_found",
  429: "too_many",
};

/** Responds to any error that a route throws. Unexpected ones are logged and get one generic message. */
export function answerFailure(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const expected =
    error instanceof DomainError ? error : isCutOff(error) ? null : busyWhenUnavailable(error);
  noteRefusal(error, request);
  const transport = expected ? toTransportError(expected) : error;
  if (transport instanceof TRPCError) return answerTransportError(transport, request, reply);
  const status = "statusCode" in error && error.statusCode ? error.statusCode : 500;
  if (status < 500) return reply.code(status).send(protocolFailure(status, request.id));
  request.log.error({ err: error }, "a request failed");
  return reply
    .code(500)
    .send(failureBody({ message: genericFailure(), code: "unexpected" }, request.id));
}

/** Whether a client closed its connection before its request had arrived. The database's errors have no status. */
function isCutOff(error: Error): boolean {
  return "statusCode" in error && "code" in error && error.code === "ECONNRESET";
}

/**
 * Logs refusals of the rate limit and of routes that are not procedures. Procedures log their own, and so do
 * webhooks.
 */
function noteRefusal(error: Error, request: FastifyRequest): void {
  const { log, ip: address, id: reqId } = request;
  const isFlood = "statusCode" in error && error.statusCode === 429;
  const code = error instanceof DomainError ? error.code : isFlood ? "too_many" : "";
  const actorId = actorOf(request);
  if (code === "not_found" && actorId === undefined) return;
  if (code === "signed_out" && request.routeOptions.config.anyOrigin) return;
  const event = EVENT_OF_REFUSAL[code];
  if (event) noteSecurity({ log }, event, { actorId, address, reqId, reason: code });
}

/** The response body for an HTTP-level failure. */
export function protocolFailure(status: number, requestId: string) {
  const message = HTTP_MESSAGE[status]?.() ?? m.refused;
  return failureBody({ message, code: HTTP_CODE[status] ?? "invalid" }, requestId);
}

function answerTransportError(error: TRPCError, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(error);
  const isTrouble = failure.code === "unexpected" || failure.code === "busy";
  if (isTrouble && !wasTurnedAway(request))
    request.log.error({ err: error.cause?.cause ?? error.cause ?? error }, "a procedure failed");
  const retryAfter = retryAfterOf(failure);
  if (retryAfter) void reply.header("retry-after", String(retryAfter));
  void reply.code(getHTTPStatusCodeFromError(error));
  if (failure.code === "busy" && wantsPage(request)) {
    return sendBusyPage(reply, failure.message);
  }
  return reply.send(failureBody(failure, request.id));
}

/** The `Retry-After` header for tRPC calls. */
export function retryHeaders(errors: readonly TRPCError[]) {
  const waits = errors.map((error) => retryAfterOf(failureOf(error)) ?? 0);
  const longest = Math.max(0, ...waits);
  return longest > 0 ? { headers: { "retry-after": String(longest) } } : {};
}

/** Seconds until a refused caller may retry, or null if the failure does not say. */
function retryAfterOf({ details }: Pick<Failure, "details">): number | null {
  const seconds =
    details && typeof details === "object" && "retryAfterSeconds" in details
      ? details.retryAfterSeconds
      : null;
  return typeof seconds === "number" ? seconds : null;
}
