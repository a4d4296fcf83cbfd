import { createFileRoute } from "@tanstack/react-router";
import { SimplePaymentPage } from "#client/features/payments/payment/payment-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(payments)/simple-payment")({
  head: () =>
    pageHead({
      title: "Payment",
      description: "An amount, an email, a card: the shortest way to pay.",
      hidden: true,
    }),
  component: SimplePaymentPage,
});
