import { ordersTitles as m } from "#messages/orders/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { OrdersPage } from "#client/features/orders/admin-orders/orders-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/orders/")({
  head: () => ({ meta: [{ title: pageTitle(m.all) }] }),
  component: OrdersPage,
});
