import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts-heads.ts";
import { VerifyEmailPage } from "#client/features/accounts/account-access/verify-email-page.tsx";
import { tokenSearch } from "#client/features/accounts/account-access/token-search.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(accounts)/verify-email")({
  validateSearch: tokenSearch,
  head: () =>
    pageHead({
      title: m.confirm,
      description: m.confirmText,
      hidden: true,
    }),
  component: Page,
});

function Page() {
  return <VerifyEmailPage {...tokenSearch(Route.useSearch())} />;
}
