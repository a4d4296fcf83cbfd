import { ordersTitles as m } from "#messages/orders/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import {
  DeadPaymentLink,
  PaymentLinkPage,
} from "#client/features/orders/payment-link/payment-link-page.tsx";
import { linkSearch, openedBy, secretHead } from "#client/lib/pages/secret-link.ts";

export const Route = createFileRoute("/(orders)/pay")({
  validateSearch: linkSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  // Whether it can still be paid is refetched on every visit.
  loader: ({ context: { api }, deps }) =>
    openedBy(deps.token, (token) => api.paymentLinks.read.fetch({ token }, { staleTime: 0 })),
  head: () => secretHead(m.pay, m.payDescription),
  component: PayRoute,
});

function PayRoute() {
  const { token } = Route.useLoaderData();
  return token ? <PaymentLinkPage token={token} /> : <DeadPaymentLink />;
}
