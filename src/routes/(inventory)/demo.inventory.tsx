import { createFileRoute } from "@tanstack/react-router";
import { InventoryDemoPage } from "#client/features/inventory/inventory-demo/inventory-demo-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(inventory)/demo/inventory")({
  head: () =>
    pageHead({
      title: "Try the inventory",
      description:
        "The farm's inventory with sample data: change prices, stock, packs and seasons without an account. Nothing is saved.",
    }),
  component: InventoryDemoPage,
});
