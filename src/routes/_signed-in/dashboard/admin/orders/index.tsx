import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { OrdersPage } from "#client/features/orders/admin-orders/orders-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/orders/")({
  head: () => ({ meta: [{ title: pageTitle("Orders") }] }),
  component: OrdersPage,
});
