import { createFileRoute, notFound } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { OrderDetailPage } from "#client/features/my-orders/order-detail-page.tsx";
import { failureOf } from "#client/lib/trpc.ts";

export const Route = createFileRoute("/_signed-in/dashboard/customer/orders/$number")({
  head: ({ params }) => ({ meta: [{ title: pageTitle(`Order ${params.number}`) }] }),
  loader: async ({ context, params: { number } }) => {
    await context.api.orders.byNumber.fetch({ number }, { staleTime: 0 }).catch((error) => {
      throw failureOf(error)?.code === "not_found" ? notFound() : error;
    });
  },
  component: function CustomerOrder() {
    return <OrderDetailPage number={Route.useParams().number} />;
  },
});
