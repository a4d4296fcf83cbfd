import { inventoryHeads as m } from "#messages/inventory/heads.ts";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { templateSearch } from "#shared/inventory/template-search.ts";
import { NewProductPage } from "#client/features/inventory/farmer-inventory/new-product-page.tsx";
import { ownPlace } from "#client/features/inventory/farmer-inventory/place.ts";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/inventory/new")({
  validateSearch: templateSearch,
  head: () => ({ meta: [{ title: pageTitle(m.addProduct) }] }),
  component: NewOwnProduct,
});

function NewOwnProduct() {
  const { user } = Route.useRouteContext();
  const { template } = Route.useSearch();
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => (
        <NewProductPage place={ownPlace(farmId)} template={template} key={farmId ?? "own"} />
      )}
    </ActingFarm>
  );
}
