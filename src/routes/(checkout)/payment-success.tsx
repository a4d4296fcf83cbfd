import { createFileRoute } from "@tanstack/react-router";
import { checkoutOrder as m } from "#messages/checkout/order.ts";
import { NoOrder } from "#client/features/checkout/order/no-order.tsx";
import { PaymentReturn } from "#client/features/checkout/order/payment-return.tsx";
import { orderSearch } from "#client/features/checkout/order/search.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

/** The outcome of a payment, for guests too; only our server's word counts. */
export const Route = createFileRoute("/(checkout)/payment-success")({
  ssr: false,
  head: () => pageHead({ title: m.payment, description: m.paymentDescription, hidden: true }),
  validateSearch: orderSearch,
  component: PaymentSuccessRoute,
});

function PaymentSuccessRoute() {
  const { payment_intent: paymentIntentId } = Route.useSearch();
  return paymentIntentId ? (
    <PaymentReturn paymentIntentId={paymentIntentId} page="/payment-success" />
  ) : (
    <NoOrder title={m.payment} purpose={m.paymentPurpose} />
  );
}
