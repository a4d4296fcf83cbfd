import { createFileRoute } from "@tanstack/react-router";
import { checkoutOrder as m } from "#messages/checkout/order.ts";
import { pageTitle } from "#shared/brand.ts";
import { MissingOrder } from "#client/lib/orders/missing-order.tsx";
import { missingOr } from "#client/lib/pages/missing-page.ts";
import { NoOrder } from "#client/features/checkout/order/no-order.tsx";
import { OrderPage } from "#client/features/checkout/order/order-page.tsx";
import { PaymentReturn } from "#client/features/checkout/order/payment-return.tsx";
import { orderSearch } from "#client/features/checkout/order/search.ts";

export const Route = createFileRoute("/_signed-in/order-confirmation")({
  head: () => ({ meta: [{ title: pageTitle(m.yourOrder) }] }),
  validateSearch: orderSearch,
  loaderDeps: ({ search }) => ({ number: search.order }),
  loader: async ({ context, deps: { number } }) => {
    if (!number) return;
    // An order's state is refetched on every visit.
    await context.api.orders.byNumber.fetch({ number }, { staleTime: 0 }).catch(missingOr);
  },
  notFoundComponent: MissingOrder,
  component: OrderConfirmationRoute,
});

function OrderConfirmationRoute() {
  const { order, payment_intent: paymentIntentId } = Route.useSearch();
  if (order) return <OrderPage number={order} />;
  return paymentIntentId ? (
    <PaymentReturn paymentIntentId={paymentIntentId} page="/order-confirmation" />
  ) : (
    <NoOrder title={m.yourOrder} purpose={m.orderPurpose} />
  );
}
