import { ordersTitles as m } from "#messages/orders/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { PhoneOrderPage } from "#client/features/orders/phone-order/phone-order-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/orders/new")({
  head: () => ({ meta: [{ title: pageTitle(m.byPhone) }] }),
  component: PhoneOrderPage,
});
