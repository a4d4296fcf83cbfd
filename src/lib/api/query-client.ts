import { MutationCache, QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { ShownToast } from "#shared/platform/toast.ts";
import { notify } from "../toasts/notify.ts";
import { failureMessage, failureOf, trpc } from "./trpc.ts";

/** How a mutation's failure is shown. `silent` is for what the specification only logs. */
export type FailureMeta = {
  failureTitle?: string;
  /** Shown when there was no answer. */
  fallback?: string;
  /** Shown when the answer had no words; `fallback` unless given. */
  wordless?: string;
  silent?: boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: FailureMeta & Record<string, unknown>;
  }
}

/**
 * Reads never go stale and nothing is tried again by itself (spec section 9). Without a line a call
 * fails at once: the library would else hold it, unseen, and send it when no one expects it any more.
 */
export function createQueryClient(): QueryClient {
  let failure: { title: string; toast: ShownToast } | null = null;
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
      onSuccess: (...[, , , , { meta }]) => {
        // What failed before has succeeded: its toast says what is no longer true.
        if (failure && meta?.failureTitle === failure.title) failure.toast.dismiss();
        // Almost every act of the team changes what waits for it: no act has to remember to say so.
        void client.invalidateQueries({ queryKey: WAITING });
      },
      onError: (error, ...[, , mutation]) => {
        const meta = mutation.meta ?? {};
        if (meta.silent || !meta.failureTitle || isLeft(error)) return;
        const title = meta.failureTitle;
        const description = failureMessage(error, meta.fallback, meta.wordless);
        failure = { title, toast: notify.show({ variant: "destructive", title, description }) };
      },
    }),
  });
  return client;
}

/** What waits for the team, which only admins' browsers have asked for. */
const WAITING = getQueryKey(trpc.admin.analytics.attention);

/** Someone was asked for the password and chose not to go on: no failure worth a word. */
function isLeft(error: unknown): boolean {
  return failureOf(error)?.code === "confirm_password";
}
