import { inventoryHeads as m } from "#messages/inventory/heads.ts";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { InventoryPage } from "#client/features/inventory/farmer-inventory/inventory-page.tsx";
import { ownPlace } from "#client/features/inventory/farmer-inventory/place.ts";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/inventory/")({
  head: () => ({ meta: [{ title: pageTitle(m.inventory) }] }),
  component: OwnInventory,
});

function OwnInventory() {
  const { user } = Route.useRouteContext();
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => <InventoryPage place={ownPlace(farmId)} key={farmId ?? "own"} />}
    </ActingFarm>
  );
}
