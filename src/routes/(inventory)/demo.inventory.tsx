import { inventoryHeads as m } from "#messages/inventory/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { InventoryDemoPage } from "#client/features/inventory/inventory-demo/inventory-demo-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(inventory)/demo/inventory")({
  head: () =>
    pageHead({
      title: m.tryIt,
      description: m.tryText,
    }),
  component: InventoryDemoPage,
});
