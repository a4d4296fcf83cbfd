import { createFileRoute } from "@tanstack/react-router";
import { readShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { ShopPage } from "#client/features/catalog/shop/shop-page.tsx";
import { loadShop } from "#client/features/catalog/shop/shop-queries.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";
import { termsIn } from "#client/lib/checkout/rates/terms-in.ts";
import { shopDescription, shopHeading } from "#client/features/catalog/shop/shop-titles.ts";

export const Route = createFileRoute("/(catalog)/shop")({
  validateSearch: readShopSearch,
  // What reading left out the router mixes in again, so the address is read where it is used too.
  loaderDeps: ({ search }) => readShopSearch(search),
  loader: async ({ context, deps }) => {
    const loading = loadShop(context.api, deps);
    // In the browser the page shows at once, with skeletons where goods are still on their way.
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
        // Searches and combinations are endless; the shop and its categories are what to find.
        ...(search.q ? [{ name: "robots", content: "noindex, follow" }] : []),
      ],
    };
  },
  component: ShopRoute,
});

function ShopRoute() {
  return <ShopPage search={readShopSearch(Route.useSearch())} />;
}
