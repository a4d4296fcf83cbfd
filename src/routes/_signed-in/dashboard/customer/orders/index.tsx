import { ordersTitles as m } from "#messages/orders/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { OrdersPage } from "#client/features/orders/my-orders/orders-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer/orders/")({
  head: () => ({ meta: [{ title: pageTitle(m.yours) }] }),
  component: OrdersPage,
});
