import { createFileRoute } from "@tanstack/react-router";
import { paymentsCredit as m } from "#messages/payments/credit.ts";
import { pageTitle } from "#shared/brand.ts";
import { CreditPage } from "#client/features/payments/credit/credit-page.tsx";
import { linkSearch } from "#client/lib/pages/secret-link.ts";

export const Route = createFileRoute("/_signed-in/dashboard/customer/credit")({
  // The gift card code from the link in its email.
  validateSearch: linkSearch,
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: CreditRoute,
});

function CreditRoute() {
  const { token } = Route.useSearch();
  return <CreditPage code={token} />;
}
