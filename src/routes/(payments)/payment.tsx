import { createFileRoute } from "@tanstack/react-router";
import { PaymentPage } from "#client/features/payments/payment/payment-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(payments)/payment")({
  head: () =>
    pageHead({
      title: "Pay an amount",
      description: "Pay an amount that we agreed on, and get a receipt at once.",
    }),
  component: PaymentPage,
});
