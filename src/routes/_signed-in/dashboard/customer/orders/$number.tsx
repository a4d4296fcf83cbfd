import { ordersTitles as m } from "#messages/orders/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { OrderDetailPage } from "#client/features/orders/my-orders/order-detail-page.tsx";
import { MissingOrder } from "#client/lib/orders/missing-order.tsx";
import { isMissing, missingOr } from "#client/lib/pages/missing-page.ts";

export const Route = createFileRoute("/_signed-in/dashboard/customer/orders/$number")({
  head: ({ params, ...visit }) =>
    isMissing(visit) ? {} : { meta: [{ title: pageTitle(m.order(params.number)) }] },
  loader: async ({ context, params: { number } }) => {
    await context.api.orders.byNumber.fetch({ number }, { staleTime: 0 }).catch(missingOr);
  },
  notFoundComponent: MissingOrder,
  component: function CustomerOrder() {
    return <OrderDetailPage number={Route.useParams().number} />;
  },
});
