import { createFileRoute } from "@tanstack/react-router";
import { readCampaignSearch } from "#shared/subscribers/campaign.ts";
import { RegistrationCheckoutPage } from "#client/features/memberships/membership/registration-checkout-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(memberships)/registration-checkout")({
  validateSearch: readCampaignSearch,
  loader: ({ context: { api } }) => api.memberships.offer.ensureData(),
  head: () =>
    pageHead({
      title: "Pay for your membership",
      description: "Summary, consent and payment of a founding membership.",
      hidden: true,
    }),
  component: RegistrationCheckoutRoute,
});

function RegistrationCheckoutRoute() {
  return <RegistrationCheckoutPage search={Route.useSearch()} />;
}
