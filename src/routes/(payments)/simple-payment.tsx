import { createFileRoute } from "@tanstack/react-router";
import { paymentsAmount as m } from "#messages/payments/amount.ts";
import { SimplePaymentPage } from "#client/features/payments/payment/payment-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(payments)/simple-payment")({
  head: () =>
    pageHead({
      title: m.shortTitle,
      description: m.shortDescription,
      hidden: true,
    }),
  component: SimplePaymentPage,
});
