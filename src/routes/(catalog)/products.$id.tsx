import { createFileRoute, notFound } from "@tanstack/react-router";
import { rowIdIn } from "#shared/platform/fields/row-id.ts";
import { productHead } from "#client/features/catalog/product/product-head.ts";
import { ProductPage } from "#client/features/catalog/product/product-page.tsx";
import { limits } from "#shared/platform/limits.ts";
import { missingOr } from "#client/lib/pages/missing-page.ts";

export const Route = createFileRoute("/(catalog)/products/$id")({
  loader: async ({ context: { api }, params }) => {
    const id = productIdOf(params.id);
    const asked = { id, shown: limits.reviewsShown };
    const beside = [api.catalog.related.prefetch({ id }), api.checkout.delivery.options.prefetch()];
    const reviews = api.catalog.reviews.ensureData(asked).catch(() => null);
    const product = await api.catalog.product.ensureData({ id }).catch(missingOr);
    // In the browser the page does not wait for what is next to and below the product.
    if (!import.meta.env.SSR) return { product, reviews: null };
    await Promise.all(beside);
    return { product, reviews: await reviews };
  },
  head: ({ loaderData, match }) =>
    loaderData ? productHead(loaderData, match.context.origin) : {},
  component: ProductRoute,
});

/** Only integers that can be a row's id are looked up. */
function productIdOf(text: string): number {
  const id = rowIdIn(text);
  if (id === null) throw notFound();
  return id;
}

function ProductRoute() {
  return <ProductPage id={Number(Route.useParams().id)} />;
}
