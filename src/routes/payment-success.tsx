import { createFileRoute, notFound } from "@tanstack/react-router";
import { PaymentReturn } from "#client/features/order/payment-return.tsx";
import { orderSearch } from "#client/features/order/search.ts";
import { pageHead } from "#client/lib/page-head.ts";

/** What became of a payment, for guests too; only our server's word counts. */
export const Route = createFileRoute("/payment-success")({
  ssr: false,
  head: () =>
    pageHead({ title: "Your payment", description: "What became of a payment.", hidden: true }),
  validateSearch: orderSearch,
  beforeLoad: ({ search }) => {
    if (!search.payment_intent) throw notFound();
  },
  component: PaymentSuccessRoute,
});

function PaymentSuccessRoute() {
  const { payment_intent: paymentIntentId } = Route.useSearch();
  return paymentIntentId ? (
    <PaymentReturn paymentIntentId={paymentIntentId} page="/payment-success" />
  ) : null;
}
