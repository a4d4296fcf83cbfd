import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts-heads.ts";
import { InvitationPage } from "#client/features/accounts/account-access/invitation-page.tsx";
import { tokenSearch } from "#client/features/accounts/account-access/token-search.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(accounts)/invitation")({
  validateSearch: tokenSearch,
  head: () =>
    pageHead({
      title: m.invitation,
      description: m.invitationText,
      hidden: true,
    }),
  component: Page,
});

function Page() {
  return <InvitationPage {...tokenSearch(Route.useSearch())} />;
}
