import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { InvitationPage } from "#client/features/accounts/account-access/invitation-page.tsx";
import { linkSearch } from "#client/lib/pages/secret-link.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(accounts)/invitation")({
  validateSearch: linkSearch,
  head: () =>
    pageHead({
      title: m.invitation,
      description: m.invitationText,
      hidden: true,
    }),
  component: Page,
});

function Page() {
  return <InvitationPage {...linkSearch(Route.useSearch())} />;
}
