import { createFileRoute } from "@tanstack/react-router";
import { paymentsCards as m } from "#messages/payments/cards/cards.ts";
import { pageTitle } from "#shared/brand.ts";
import { CardsPage } from "#client/features/payments/cards/cards-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer/cards")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: CardsPage,
});
