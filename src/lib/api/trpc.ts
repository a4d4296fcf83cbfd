import { createTRPCReact, type createTRPCQueryUtils } from "@trpc/react-query";
import { isTRPCClientError, type TRPCClientError, type TRPCLink } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/routers/index.ts";
import { genericFailure } from "#shared/errors.ts";

/** The browser's only door to the server: types cross here, code never does. */
export const trpc = createTRPCReact<AppRouter>();

export type TrpcLink = TRPCLink<AppRouter>;
export type TrpcClient = ReturnType<typeof trpc.createClient>;
/** For loaders: the same queries outside of components. */
export type TrpcUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** What a failed call returned; null for anything that is no failed call. */
export function failureOf(error: unknown) {
  return isApiError(error) ? (error.data?.failure ?? null) : null;
}

/** Whether a call failed because there was no line to the server, or no server behind it. */
export function isUnreached(error: unknown): boolean {
  return isApiError(error) && failureOf(error) === null;
}

/**
 * The server's words on a failed call. A call without an answer is shown as `fallback`, not in the
 * browser's words, and an answer without words as `wordless`.
 */
export function failureMessage(
  error: unknown,
  fallback: string = genericFailure(),
  wordless: string = fallback,
): string {
  return failureOf(error)?.message || (wasAnswered(error) ? wordless : fallback);
}

/** Something between us and the server answers with pages, which cannot be read as JSON. */
function wasAnswered(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.meta?.["response"] !== undefined || error.cause instanceof SyntaxError;
}

export function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  return isTRPCClientError<AppRouter>(error);
}
