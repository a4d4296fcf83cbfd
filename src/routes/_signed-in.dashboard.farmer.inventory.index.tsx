import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { InventoryPage } from "#client/features/farmer-inventory/inventory-page.tsx";
import { OWN_FARM } from "#client/features/farmer-inventory/place.ts";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/inventory/")({
  head: () => ({ meta: [{ title: pageTitle("Inventory") }] }),
  component: OwnInventory,
});

function OwnInventory() {
  return <InventoryPage place={OWN_FARM} />;
}
