import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter as createTanStackRouter } from "@tanstack/react-router";
import { createTRPCQueryUtils } from "@trpc/react-query";
import { languageNow } from "#shared/language.ts";
import { createQueryClient } from "#client/lib/api/query-client.ts";
import { shareQueries } from "#client/lib/api/share-queries.ts";
import { trpc, type TrpcClient, type TrpcUtils } from "#client/lib/api/trpc.ts";
import { routeTree } from "./routeTree.gen.ts";
import { languageInAddress } from "#client/lib/pages/language-in-address.ts";
import { NotFoundPage } from "#client/ui/states/not-found-page.tsx";
import { PageError } from "#client/lib/pages/page-error.tsx";
import { parseSearch } from "#client/lib/pages/parse-search.ts";
import { PageSpinner, SPINNER_AFTER_MS } from "#client/ui/states/page-spinner.tsx";
import { ThemeProvider } from "#client/ui/theme/theme-provider.tsx";

export type RouterContext = {
  api: TrpcUtils;
  queryClient: QueryClient;
  /** The site's canonical origin, regardless of the host name used; without a trailing slash. */
  origin: string;
};

/**
 * A router for one visitor: on the server one per request, in the browser one per page. `mark` identifies the
 * server's own inline scripts.
 */
export function createRouter(client: TrpcClient, origin: string, mark?: string) {
  const queryClient = createQueryClient();
  const router = createTanStackRouter({
    routeTree,
    ...languageInAddress(languageNow()),
    parseSearch,
    context: { api: createTRPCQueryUtils({ queryClient, client }), queryClient, origin },
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingComponent: PageSpinner,
    defaultPendingMs: SPINNER_AFTER_MS,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: PageError,
    ...(mark ? { ssr: { nonce: mark } } : {}),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <trpc.Provider client={client} queryClient={queryClient}>
          <ThemeProvider>{children}</ThemeProvider>
        </trpc.Provider>
      </QueryClientProvider>
    ),
  });
  shareQueries(router, queryClient);
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
