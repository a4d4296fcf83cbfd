import { type Query, type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { marketAgain } from "./market-again.ts";
import { trpc } from "./trpc.ts";

const heard = new WeakSet<QueryClient>();

/**
 * Has the public pages of this browser read again what farms and team change: reads never go stale by themselves,
 * and no act has to remember what is shown of it. The one who listens stays: an answer may come when its
 * page has been left for the shop.
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
      // Fees, days, terms and names stand in every room.
      if (area === "admin" && room === "settings") void client.invalidateQueries(OF_OTHERS);
      else if (area === "admin" || area === "farmer") void marketAgain(utils);
    });
  }, [client, utils]);
}

/** The procedure that a key names: `farmer`, `page`, `save`. */
function partsOf([path]: QueryKey = []): readonly string[] {
  return Array.isArray(path) ? path : [];
}

const OF_OTHERS = { predicate: ({ queryKey }: Query) => partsOf(queryKey)[0] !== "admin" };
