import { createFileRoute } from "@tanstack/react-router";
import { membershipsHeads as m } from "#messages/memberships/heads.ts";
import { readCampaignSearch } from "#shared/subscribers/campaign.ts";
import { ReservePage } from "#client/features/memberships/membership/reserve-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(memberships)/reserve")({
  validateSearch: readCampaignSearch,
  loader: ({ context: { api } }) => api.memberships.offer.ensureData(),
  head: () =>
    pageHead({
      title: m.founding,
      description: m.foundingText,
    }),
  component: ReserveRoute,
});

function ReserveRoute() {
  return <ReservePage search={Route.useSearch()} />;
}
