import { ordersTitles as m } from "#messages/orders/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { DeadLinkPage } from "#client/features/orders/guest-order/dead-link-page.tsx";
import { GuestOrderPage } from "#client/features/orders/guest-order/guest-order-page.tsx";
import { linkSearch, openedBy, secretHead } from "#client/lib/pages/secret-link.ts";

export const Route = createFileRoute("/(orders)/order")({
  validateSearch: linkSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  // An order's state is refetched on every visit.
  loader: ({ context: { api }, deps }) =>
    openedBy(deps.token, (token) => api.guestOrders.read.fetch({ token }, { staleTime: 0 })),
  head: () => secretHead(m.yourOrder, m.yourOrderDescription),
  component: OrderRoute,
});

function OrderRoute() {
  const { token } = Route.useLoaderData();
  return token ? <GuestOrderPage token={token} /> : <DeadLinkPage />;
}
