import { inventoryHeads as m } from "#messages/inventory/heads.ts";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { rowIdIn } from "#shared/platform/fields/row-id.ts";
import { ownPlace } from "#client/features/inventory/farmer-inventory/place.ts";
import { ProductPage } from "#client/features/inventory/farmer-inventory/product-page.tsx";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";
import { NotFoundPage } from "#client/ui/states/not-found-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/inventory/$productId")({
  head: () => ({ meta: [{ title: pageTitle(m.product) }] }),
  component: OwnProduct,
});

function OwnProduct() {
  const { user } = Route.useRouteContext();
  const id = rowIdIn(Route.useParams().productId);
  if (id === null) return <NotFoundPage />;
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => (
        <ProductPage place={ownPlace(farmId)} productId={id} key={`${farmId ?? "own"}-${id}`} />
      )}
    </ActingFarm>
  );
}
