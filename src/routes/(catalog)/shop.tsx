import { createFileRoute } from "@tanstack/react-router";
import { readShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { ShopPage } from "#client/features/catalog/shop/shop-page.tsx";
import { loadShop } from "#client/features/catalog/shop/shop-queries.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";
import { termsIn } from "#client/lib/checkout/rates/terms-in.ts";
import { shopDescription, shopHeading } from "#client/features/catalog/shop/shop-titles.ts";

export const Route = createFileRoute("/(catalog)/shop")({
  validateSearch: readShopSearch,
  // The router adds back parameters that parsing dropped, so they are parsed again where they are used.
  loaderDeps: ({ search }) => readShopSearch(search),
  loader: async ({ context, deps }) => {
    const loading = loadShop(context.api, deps);
    // In the browser the page is shown immediately, with skeletons for products that are still loading.
    if (import.meta.env.SSR) await loading;
  },
  head: ({ match }) => {
    const search = readShopSearch(match.search);
    const words = {
      title: shopHeading(search),
      description: shopDescription(search, termsIn(match.context)),
    };
    return {
      meta: [
        ...pageHead(words).meta,
        // Searches and filter combinations are unlimited; only the shop and its categories should be indexed.
        ...(search.q ? [{ name: "robots", content: "noindex, follow" }] : []),
      ],
    };
  },
  component: ShopRoute,
});

function ShopRoute() {
  return <ShopPage search={readShopSearch(Route.useSearch())} />;
}
