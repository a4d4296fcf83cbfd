import { inventoryHeads as m } from "#messages/inventory/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { rowIdIn } from "#shared/platform/fields/row-id.ts";
import { InventoryPage } from "#client/features/inventory/farmer-inventory/inventory-page.tsx";
import { farmPlace } from "#client/features/inventory/farmer-inventory/place.ts";
import { NotFoundPage } from "#client/ui/states/not-found-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/farmers/$farmerId/inventory/")({
  head: () => ({ meta: [{ title: pageTitle(m.inventory) }] }),
  component: FarmInventory,
});

function FarmInventory() {
  const id = rowIdIn(Route.useParams().farmerId);
  return id === null ? <NotFoundPage /> : <InventoryPage place={farmPlace(id)} key={id} />;
}
