import { createFileRoute } from "@tanstack/react-router";
import { membershipsHeads as m } from "#messages/memberships/heads.ts";
import { readCampaignSearch } from "#shared/subscribers/campaign.ts";
import { RegistrationCheckoutPage } from "#client/features/memberships/membership/registration-checkout-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(memberships)/registration-checkout")({
  validateSearch: readCampaignSearch,
  loader: ({ context: { api } }) => api.memberships.offer.ensureData(),
  head: () =>
    pageHead({
      title: m.pay,
      description: m.payText,
      hidden: true,
    }),
  component: RegistrationCheckoutRoute,
});

function RegistrationCheckoutRoute() {
  return <RegistrationCheckoutPage search={Route.useSearch()} />;
}
