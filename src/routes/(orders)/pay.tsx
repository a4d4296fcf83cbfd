import { createFileRoute } from "@tanstack/react-router";
import {
  DeadPaymentLink,
  PaymentLinkPage,
} from "#client/features/orders/payment-link/payment-link-page.tsx";
import { failureOf } from "#client/lib/api/trpc.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

type Search = { token?: string };

/** The token of the link in an email, as the address holds it. */
const search = ({ token }: Record<string, unknown>): Search =>
  token === undefined ? {} : { token: String(token) };

export const Route = createFileRoute("/(orders)/pay")({
  validateSearch: search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps: { token } }) => {
    if (!token) return { token: null };
    try {
      // Whether it can still be paid is read afresh each time the page is opened.
      await context.api.paymentLinks.read.fetch({ token }, { staleTime: 0 });
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
        title: "Pay for your order",
        description: "What you ordered on the phone, and the form that pays it.",
        hidden: true,
      }).meta,
      { name: "referrer", content: "no-referrer" },
    ],
  }),
  component: PayRoute,
});

function PayRoute() {
  const { token } = Route.useLoaderData();
  return token ? <PaymentLinkPage token={token} /> : <DeadPaymentLink />;
}
