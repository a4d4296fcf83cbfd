import { type Query, type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { marketAgain } from "./market-again.ts";
import { trpc } from "./trpc.ts";

const heard = new WeakSet<QueryClient>();

/**
 * Invalidates this browser's public pages after changes by farms and the team: queries never go stale on their own,
 * and individual actions need not know what depends on them. The subscription outlives the page, since a response
 * may arrive after the user has moved on to the shop.
 */
export function usePublicAgain(): void {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  useEffect(() => {
    if (heard.has(client)) return;
    heard.add(client);
    client.getMutationCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "success") return;
      const [area, room] = partsOf(event.mutation.options.mutationKey);
      // Fees, days, terms and names appear in all rooms.
      if (area === "admin" && room === "settings") void client.invalidateQueries(OF_OTHERS);
      else if (area === "admin" || area === "farmer") void marketAgain(utils);
    });
  }, [client, utils]);
}

/** The parts of the procedure name in a key: `farmer`, `page`, `save`. */
function partsOf([path]: QueryKey = []): readonly string[] {
  return Array.isArray(path) ? path : [];
}

const OF_OTHERS = { predicate: ({ queryKey }: Query) => partsOf(queryKey)[0] !== "admin" };
