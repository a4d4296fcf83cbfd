import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { VerifyEmailPage } from "#client/features/accounts/account-access/verify-email-page.tsx";
import { linkSearch } from "#client/lib/pages/secret-link.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(accounts)/verify-email")({
  validateSearch: linkSearch,
  head: () =>
    pageHead({
      title: m.confirm,
      description: m.confirmText,
      hidden: true,
    }),
  component: Page,
});

function Page() {
  return <VerifyEmailPage {...linkSearch(Route.useSearch())} />;
}
