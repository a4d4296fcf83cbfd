import { failureOf } from "./trpc.ts";

type Asked = { data: unknown; isError: boolean; error: unknown; isLoadingError: boolean };

/**
 * Whether a query failed and left nothing to show: nothing came before, or what came is gone. When only reading
 * again failed, the page stays with what was typed into it, under the error.
 */
export function isLost<Query extends Asked>(
  query: Query,
): query is Extract<Query, { isLoadingError: true }> {
  if (!query.isError) return false;
  return query.data === undefined || failureOf(query.error)?.code === "not_found";
}
