import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { readCampaignSearch } from "#shared/subscribers/campaign.ts";
import authStyles from "#client/features/accounts/auth/auth.css?url";
import { FreeRegistrationPage } from "#client/features/accounts/auth/free-registration-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(accounts)/free-registration")({
  validateSearch: readCampaignSearch,
  loader: ({ context: { api } }) => api.auth.current.prefetch(),
  head: () => ({
    ...pageHead({
      title: m.free,
      description: m.freeText,
    }),
    // In the head, so that the server-rendered page is never shown unstyled.
    links: [{ rel: "stylesheet", href: authStyles, precedence: "route" }],
  }),
  component: FreeRegistrationRoute,
});

function FreeRegistrationRoute() {
  return <FreeRegistrationPage search={Route.useSearch()} />;
}
