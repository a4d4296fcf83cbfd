import { createTRPCReact, type createTRPCQueryUtils } from "@trpc/react-query";
import { isTRPCClientError, type TRPCClientError, type TRPCLink } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { platformErrors as m } from "#messages/platform/errors.ts";
import type { AppRouter } from "#server/routers/index.ts";
import { genericFailure } from "#shared/errors.ts";

/** The browser's only interface to the server: imports types, never code. */
export const trpc = createTRPCReact<AppRouter>();

export type TrpcLink = TRPCLink<AppRouter>;
export type TrpcClient = ReturnType<typeof trpc.createClient>;
/** For loaders: the same queries outside components. */
export type TrpcUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** The error data of a failed call; null for any other error. */
export function failureOf(error: unknown) {
  return isApiError(error) ? (error.data?.failure ?? null) : null;
}

/** Whether a call failed because the server could not be reached. */
export function isUnreached(error: unknown): boolean {
  return isApiError(error) && failureOf(error) === null;
}

/**
 * The server's message about a failed call. A call without a response shows `fallback` rather than the browser's
 * message, and a response without a message shows `wordless`.
 */
export function failureMessage(
  error: unknown,
  fallback?: string,
  wordless: string = fallback ?? genericFailure(),
): string {
  if (!isApiError(error)) return fallback ?? genericFailure();
  return failureOf(error)?.message || (wasAnswered(error) ? wordless : (fallback ?? m.unreached));
}

/** A proxy may respond with an HTML page, which cannot be parsed as JSON. */
function wasAnswered(error: TRPCClientError<AppRouter>): boolean {
  return error.meta?.["response"] !== undefined || error.cause instanceof SyntaxError;
}

/** The number of a failed call, to quote to support; null if it did not reach the server. */
export function requestIdOf(error: unknown): string | null {
  return isApiError(error) ? (error.data?.requestId ?? null) : null;
}

export function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  return isTRPCClientError<AppRouter>(error);
}
