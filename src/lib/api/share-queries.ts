import { dehydrate, type DehydratedState, hydrate, type QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";

const ALL = { shouldDehydrateQuery: () => true };

/**
 * Hands what the server has asked over to the browser, failures too. All of it is there when the page is
 * rendered, because loaders wait on the server, so the page needs no stream for what comes later.
 */
export function shareQueries(router: AnyRouter, queryClient: QueryClient): void {
  Object.assign(router.options, {
    dehydrate: () => ({ queries: dehydrate(queryClient, ALL) }),
    hydrate: ({ queries }: { queries: DehydratedState }) => hydrate(queryClient, queries),
  });
}
