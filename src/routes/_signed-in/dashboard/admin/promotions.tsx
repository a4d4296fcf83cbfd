import { createFileRoute } from "@tanstack/react-router";
import { checkoutPromotionsAdmin as m } from "#messages/checkout/promotions-admin.ts";
import { pageTitle } from "#shared/brand.ts";
import { PromotionsPage } from "#client/features/checkout/promotions/promotions-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/promotions")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: PromotionsPage,
});
