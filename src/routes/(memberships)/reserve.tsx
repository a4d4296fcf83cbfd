import { createFileRoute } from "@tanstack/react-router";
import { readCampaignSearch } from "#shared/subscribers/campaign.ts";
import { ReservePage } from "#client/features/memberships/membership/reserve-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(memberships)/reserve")({
  validateSearch: readCampaignSearch,
  loader: ({ context: { api } }) => api.memberships.offer.ensureData(),
  head: () =>
    pageHead({
      title: "Founding membership",
      description:
        "Reserve a founding place with a deposit that comes back in full until your first delivery.",
    }),
  component: ReserveRoute,
});

function ReserveRoute() {
  return <ReservePage search={Route.useSearch()} />;
}
