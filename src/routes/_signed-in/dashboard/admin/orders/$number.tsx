import { ordersTitles as m } from "#messages/orders/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { type Order, OrderPage } from "#client/features/orders/admin-orders/order-page.tsx";
import { CancelOrder } from "#client/features/payments/admin-payments/cancel-order.tsx";
import { OrderRefund } from "#client/features/payments/admin-payments/order-refund.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/orders/$number")({
  head: ({ params }) => ({ meta: [{ title: pageTitle(m.order(params.number)) }] }),
  component: OneOrder,
});

function OneOrder() {
  const { number } = Route.useParams();
  return <OrderPage key={number} number={number} Cancel={Cancel} Refund={OrderRefund} />;
}

function Cancel({ order, onDone }: { order: Order; onDone: () => void }) {
  return <CancelOrder order={order} isDisputed={order.isStopped} onDone={onDone} />;
}
