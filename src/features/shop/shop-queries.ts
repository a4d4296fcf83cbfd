import type { ShopSearch } from "#shared/shop-search.ts";
import { type Outputs, trpc, type TrpcUtils } from "#client/lib/trpc.ts";

type ProductPage = Outputs["catalog"]["list"];

/** How long the pages somebody loaded are kept for coming back to them (product rule 17). */
const KEPT_MS = 30 * 60 * 1000;

const paging = {
  getNextPageParam: (page: ProductPage) => page.nextCursor,
  gcTime: KEPT_MS,
};

/** What the loader asks for and the page reads: one and the same, so that it is fetched once. */
function listInput({ sort = "recommended", ...filters }: ShopSearch) {
  return { ...filters, sort };
}

function countsInput({ q }: ShopSearch) {
  return q ? { q } : {};
}

/** Fetches what the shop shows at an address. A failure is shown by the page, beside a retry. */
export async function loadShop(api: TrpcUtils, search: ShopSearch): Promise<void> {
  await Promise.all([
    api.catalog.list.prefetchInfinite(listInput(search), paging),
    api.catalog.categories.prefetch(countsInput(search)),
    api.delivery.options.prefetch(),
  ]);
}

export function useShopPages(search: ShopSearch) {
  return trpc.catalog.list.useInfiniteQuery(listInput(search), paging);
}

/** The numbers on the chips; the ones before stay until the new ones are there. */
export function useShopCounts(search: ShopSearch) {
  return trpc.catalog.categories.useQuery(countsInput(search), {
    placeholderData: (before) => before,
  });
}
