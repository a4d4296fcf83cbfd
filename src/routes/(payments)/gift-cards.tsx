import { createFileRoute } from "@tanstack/react-router";
import { paymentsGiftCards as m } from "#messages/payments/gift-cards/gift-cards.ts";
import { GiftCardsPage } from "#client/features/payments/gift-cards/gift-cards-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(payments)/gift-cards")({
  head: () => pageHead({ title: m.title, description: m.description }),
  component: GiftCardsPage,
});
