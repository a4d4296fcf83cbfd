import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { ownTitle } from "#shared/brand.ts";

export type RecentPage = { path: string; title: string };

/** Pages that are kept. */
const KEPT = 6;
const KEY = ["recent-pages"];
const NONE: RecentPage[] = [];

/**
 * The pages of the area that were left last, the latest first. They are kept in this page's memory alone
 * and are gone with the session, as all that was fetched for it.
 */
export function useRecentPages(): readonly RecentPage[] {
  const router = useRouter();
  const client = useQueryClient();
  useEffect(
    () =>
      router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
        const title = ownTitle(document.title);
        if (!pathChanged || !fromLocation || !title) return;
        const left = { path: fromLocation.pathname, title };
        client.setQueryData<RecentPage[]>(KEY, (before = NONE) =>
          [left, ...before.filter(({ path }) => path !== left.path)].slice(0, KEPT),
        );
      }),
    [router, client],
  );
  const { data = NONE } = useQuery<RecentPage[]>({
    queryKey: KEY,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
