import { createFileRoute } from "@tanstack/react-router";
import { paymentsAmount as m } from "#messages/payments/amount.ts";
import { PaymentPage } from "#client/features/payments/payment/payment-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(payments)/payment")({
  head: () =>
    pageHead({
      title: m.title,
      description: m.description,
    }),
  component: PaymentPage,
});
