import type { ShopSearch } from "#shared/catalog/shop/shop-search.ts";
import type { ShopFacets } from "#shared/catalog/shop/shop-counts.ts";
import { byCursor } from "#client/lib/api/by-cursor.ts";
import { trpc, type TrpcUtils } from "#client/lib/api/trpc.ts";

/** How long the pages someone loaded are cached for coming back to them. */
const KEPT_MS = 30 * 60 * 1000;

const paging = {
  ...byCursor,
  gcTime: KEPT_MS,
};

/** The filters as they appear in the URL; the server parses their values. */
function facetsInput({ sort: _sort, ...filters }: ShopSearch) {
  return filters;
}

/** The query shared by loader and page, so that it is fetched only once. */
function listInput(search: ShopSearch) {
  return { ...search, sort: search.sort ?? "recommended" };
}

/** Prefetches the shop's data for a URL. The page shows failures, with a retry. */
export async function loadShop(api: TrpcUtils, search: ShopSearch): Promise<void> {
  await Promise.all([
    api.catalog.list.prefetchInfinite(listInput(search), paging),
    api.catalog.facets.prefetch(facetsInput(search)),
    api.checkout.delivery.options.prefetch(),
  ]);
}

export function useShopPages(search: ShopSearch) {
  return trpc.catalog.list.useInfiniteQuery(listInput(search), paging);
}

/**
 * The counts beside the filters. The previous counts stay until the new ones load, except `total`, which describes
 * the list itself and is undefined meanwhile.
 */
export function useShopFacets(search: ShopSearch): {
  facets: ShopFacets | undefined;
  total: number | undefined;
} {
  const { data, isPlaceholderData } = trpc.catalog.facets.useQuery(facetsInput(search), {
    placeholderData: (before) => before,
  });
  return { facets: data, total: isPlaceholderData ? undefined : data?.total };
}
