import { useEffect } from "react";
import { trpc } from "#client/lib/api/trpc.ts";

/** How long the results must stay open before the search counts, in milliseconds. */
const LOOKED_MS = 1_500;

/** Searches counted since the page was loaded: coming back from a product is not another search. */
const reported = new Set<string>();

/** Counts a shop search, without who searched, so that the team knows what to ask farms for. */
export function useCountedSearch(q: string | undefined): void {
  const { client } = trpc.useUtils();
  useEffect(() => {
    if (q === undefined || reported.has(q)) return undefined;
    const timer = setTimeout(() => {
      reported.add(q);
      // If the request fails, the search is not counted; the shopper need not know.
      client.catalog.countSearch.mutate({ q }).catch(() => {});
    }, LOOKED_MS);
    return () => clearTimeout(timer);
  }, [client, q]);
}
