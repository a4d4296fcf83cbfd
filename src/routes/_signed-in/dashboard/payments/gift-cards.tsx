import { createFileRoute } from "@tanstack/react-router";
import { paymentsGiftAdmin as m } from "#messages/payments/gift-cards/gift-admin.ts";
import { pageTitle } from "#shared/brand.ts";
import { AdminGiftCardsPage } from "#client/features/payments/admin-gift-cards/gift-cards-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/payments/gift-cards")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: AdminGiftCardsPage,
});
