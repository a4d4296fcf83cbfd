import { failureOf } from "./trpc.ts";

type Asked = { data: unknown; isError: boolean; error: unknown; isLoadingError: boolean };

/**
 * Whether a query failed and has no data to show: it never loaded, or its data no longer exists. If only a refetch
 * failed, the page and anything typed into it stay, below the error.
 */
export function isLost<Query extends Asked>(
  query: Query,
): query is Extract<Query, { isLoadingError: true }> {
  if (!query.isError) return false;
  return query.data === undefined || failureOf(query.error)?.code === "not_found";
}
