import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { InventoryPage } from "#client/features/admin-farms/inventory-page.tsx";
import { NotFoundPage } from "#client/ui/not-found-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/farmers/$farmerId/inventory")({
  head: () => ({ meta: [{ title: pageTitle("Inventory") }] }),
  component: FarmInventory,
});

function FarmInventory() {
  const { farmerId } = Route.useParams();
  const id = /^[1-9]\d{0,8}$/.test(farmerId) ? Number(farmerId) : null;
  return id === null ? <NotFoundPage /> : <InventoryPage farmId={id} key={id} />;
}
