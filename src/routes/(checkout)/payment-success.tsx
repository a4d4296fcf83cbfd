import { createFileRoute } from "@tanstack/react-router";
import { NoOrder } from "#client/features/checkout/order/no-order.tsx";
import { PaymentReturn } from "#client/features/checkout/order/payment-return.tsx";
import { orderSearch } from "#client/features/checkout/order/search.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

/** What became of a payment, for guests too; only our server's word counts. */
export const Route = createFileRoute("/(checkout)/payment-success")({
  ssr: false,
  head: () =>
    pageHead({ title: "Your payment", description: "What became of a payment.", hidden: true }),
  validateSearch: orderSearch,
  component: PaymentSuccessRoute,
});

function PaymentSuccessRoute() {
  const { payment_intent: paymentIntentId } = Route.useSearch();
  return paymentIntentId ? (
    <PaymentReturn paymentIntentId={paymentIntentId} page="/payment-success" />
  ) : (
    <NoOrder
      title="Your payment"
      purpose="After a payment you come back to this page: it says whether it went through, and shows your order or your receipt."
    />
  );
}
