import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { idOf, OWN_FARM } from "#client/features/farmer-inventory/place.ts";
import { ProductPage } from "#client/features/farmer-inventory/product-page.tsx";
import { NotFoundPage } from "#client/ui/not-found-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/inventory/$productId")({
  head: () => ({ meta: [{ title: pageTitle("Product") }] }),
  component: OwnProduct,
});

function OwnProduct() {
  const id = idOf(Route.useParams().productId);
  return id === null ? <NotFoundPage /> : <ProductPage place={OWN_FARM} productId={id} key={id} />;
}
