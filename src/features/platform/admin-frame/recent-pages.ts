import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { ownTitle } from "#shared/brand.ts";

export type RecentPage = { path: string; title: string };

/** Maximum number of recent pages. */
const KEPT = 6;
const KEY = ["recent-pages"];
const NONE: RecentPage[] = [];

/**
 * The most recently visited pages of the admin area, latest first. They are held only in memory and cleared with
 * the session, like all data fetched for it.
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
