import { createFileRoute } from "@tanstack/react-router";
import { readCampaignSearch } from "#shared/subscribers/campaign.ts";
import { EarlyAccessPage } from "#client/features/memberships/early-access/early-access-page.tsx";
import { earlyAccessHead } from "#client/features/memberships/early-access/head.ts";

export const Route = createFileRoute("/(memberships)/early-access")({
  validateSearch: readCampaignSearch,
  loader: ({ context: { api } }) => api.memberships.earlyAccess.line.prefetch(),
  head: () => earlyAccessHead(1),
  component: EarlyAccessRoute,
});

function EarlyAccessRoute() {
  return <EarlyAccessPage variant={1} path="/early-access" search={Route.useSearch()} />;
}
