import { MutationCache, QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { ShownToast } from "#shared/platform/toast.ts";
import { notify } from "../toasts/notify.ts";
import { failureMessage, failureOf, isUnreached, trpc } from "./trpc.ts";

/** How a mutation's failure is shown. `silent` is for failures that the specification only logs. */
export type FailureMeta = {
  failureTitle?: string;
  /** Shown if there was no response. */
  fallback?: string;
  /** Shown instead if the request may have arrived although its response did not: see `lostAnswer`. */
  lost?: { title: string; text: string };
  /** Shown if the response had no message; defaults to `fallback`. */
  wordless?: string;
  silent?: boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: FailureMeta & Record<string, unknown>;
  }
}

/**
 * Queries never go stale and nothing is retried automatically (spec section 9). While offline a call fails
 * immediately: the library would otherwise pause it silently and send it later, when nobody expects it.
 */
export function createQueryClient(): QueryClient {
  let failure: { title: string; toast: ShownToast } | null = null;
  /** Those that never left the browser, because it was offline. */
  const unsent = new WeakSet<object>();
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        if (!navigator.onLine) unsent.add(mutation);
      },
      onSuccess: (...[, , , , { meta }]) => {
        // What failed before has now succeeded, so its error toast is obsolete.
        if (failure && meta?.failureTitle === failure.title) failure.toast.dismiss();
        // Almost every team action changes what is waiting for the team, so refetch the list after each mutation.
        void client.invalidateQueries({ queryKey: WAITING });
      },
      onError: (error, ...[, , mutation]) => {
        const meta = mutation.meta ?? {};
        if (meta.silent || !meta.failureTitle || isLeft(error)) return;
        const lost = isUnreached(error) && !unsent.has(mutation) ? meta.lost : undefined;
        const toast = notify.show({
          variant: "destructive",
          title: lost?.title ?? meta.failureTitle,
          description: lost?.text ?? failureMessage(error, meta.fallback, meta.wordless),
        });
        failure = { title: meta.failureTitle, toast };
      },
    }),
  });
  return client;
}

/** What is waiting for the team; only admins' browsers have this query. */
const WAITING = getQueryKey(trpc.admin.analytics.attention);

/** The user canceled the password prompt, which is not a failure to report. */
function isLeft(error: unknown): boolean {
  return failureOf(error)?.code === "confirm_password";
}
