import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { CardsPage } from "#client/features/payments/cards/cards-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer/cards")({
  head: () => ({ meta: [{ title: pageTitle("Cards") }] }),
  component: CardsPage,
});
