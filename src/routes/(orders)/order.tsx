import { createFileRoute } from "@tanstack/react-router";
import { DeadLinkPage } from "#client/features/orders/guest-order/dead-link-page.tsx";
import { GuestOrderPage } from "#client/features/orders/guest-order/guest-order-page.tsx";
import { failureOf } from "#client/lib/api/trpc.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

type Search = { token?: string };

/** The token of the link in an email, as the address holds it. */
const search = ({ token }: Record<string, unknown>): Search =>
  token === undefined ? {} : { token: String(token) };

export const Route = createFileRoute("/(orders)/order")({
  validateSearch: search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps: { token } }) => {
    if (!token) return { token: null };
    try {
      // An order's state is read afresh each time the page is opened.
      await context.api.guestOrders.read.fetch({ token }, { staleTime: 0 });
      return { token };
    } catch (error) {
      const code = failureOf(error)?.code;
      if (code === "not_found" || code === "invalid") return { token: null };
      throw error;
    }
  },
  head: () => ({
    meta: [
      ...pageHead({
        title: "Your order",
        description: "Your order: where it is, what is in it, and what can be changed.",
        hidden: true,
      }).meta,
      { name: "referrer", content: "no-referrer" },
    ],
  }),
  component: OrderRoute,
});

function OrderRoute() {
  const { token } = Route.useLoaderData();
  return token ? <GuestOrderPage token={token} /> : <DeadLinkPage />;
}
