import { createFileRoute, notFound } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { PaymentReturn } from "#client/features/order/payment-return.tsx";
import { orderSearch } from "#client/features/order/search.ts";

/** What became of a payment, for guests too; only our server's word counts. */
export const Route = createFileRoute("/payment-success")({
  ssr: false,
  head: () => ({
    meta: [{ title: pageTitle("Your payment") }, { name: "robots", content: "noindex" }],
  }),
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
