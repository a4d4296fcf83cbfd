import { createFileRoute } from "@tanstack/react-router";
import { readCampaignSearch } from "#shared/subscribers/campaign.ts";
import { EarlyAccessPage } from "#client/features/memberships/early-access/early-access-page.tsx";
import { earlyAccessHead } from "#client/features/memberships/early-access/head.ts";

export const Route = createFileRoute("/(memberships)/early-access2")({
  validateSearch: readCampaignSearch,
  loader: ({ context: { api } }) =>
    Promise.all([api.memberships.earlyAccess.line.prefetch(), api.catalog.home.prefetch()]),
  head: () => earlyAccessHead(2),
  component: EarlyAccessRoute,
});

function EarlyAccessRoute() {
  return <EarlyAccessPage variant={2} path="/early-access2" search={Route.useSearch()} />;
}
