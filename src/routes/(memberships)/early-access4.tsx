import { createFileRoute, redirect } from "@tanstack/react-router";
import { readCampaignSearch } from "#shared/subscribers/campaign.ts";

/** A URL used by earlier campaigns (spec section 2). */
export const Route = createFileRoute("/(memberships)/early-access4")({
  validateSearch: readCampaignSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/reserve", search, replace: true });
  },
});
