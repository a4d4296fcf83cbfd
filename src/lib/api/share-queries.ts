import { dehydrate, type DehydratedState, hydrate, type QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";

const ALL = { shouldDehydrateQuery: () => true };

/**
 * Passes the server's query results to the browser, including failures. All are available when the page is rendered,
 * because loaders wait on the server, so nothing needs to be streamed later.
 */
export function shareQueries(router: AnyRouter, queryClient: QueryClient): void {
  Object.assign(router.options, {
    dehydrate: () => ({ queries: dehydrate(queryClient, ALL) }),
    hydrate: ({ queries }: { queries: DehydratedState }) => hydrate(queryClient, queries),
  });
}
