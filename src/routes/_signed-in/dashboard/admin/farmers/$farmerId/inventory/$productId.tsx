import { inventoryHeads as m } from "#messages/inventory/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { rowIdIn } from "#shared/platform/fields/row-id.ts";
import { farmPlace } from "#client/features/inventory/farmer-inventory/place.ts";
import { ProductPage } from "#client/features/inventory/farmer-inventory/product-page.tsx";
import { NotFoundPage } from "#client/ui/states/not-found-page.tsx";

export const Route = createFileRoute(
  "/_signed-in/dashboard/admin/farmers/$farmerId/inventory/$productId",
)({
  head: () => ({ meta: [{ title: pageTitle(m.product) }] }),
  component: FarmProduct,
});

function FarmProduct() {
  const params = Route.useParams();
  const farmId = rowIdIn(params.farmerId);
  const id = rowIdIn(params.productId);
  if (farmId === null || id === null) return <NotFoundPage />;
  return <ProductPage place={farmPlace(farmId)} productId={id} key={`${farmId}-${id}`} />;
}
