import { createFileRoute } from "@tanstack/react-router";
import { SimplePaymentPage } from "#client/features/payments/payment/payment-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/simple-payment")({
  head: () =>
    pageHead({
      title: "Payment",
      description: "An amount, an email, a card: the shortest way to pay.",
      hidden: true,
    }),
  component: SimplePaymentPage,
});
