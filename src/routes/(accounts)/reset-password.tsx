import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts-heads.ts";
import { ResetPasswordPage } from "#client/features/accounts/account-access/reset-password-page.tsx";
import { tokenSearch } from "#client/features/accounts/account-access/token-search.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(accounts)/reset-password")({
  validateSearch: tokenSearch,
  head: () =>
    pageHead({
      title: m.newPassword,
      description: m.newPasswordText,
      hidden: true,
    }),
  component: Page,
});

function Page() {
  return <ResetPasswordPage {...tokenSearch(Route.useSearch())} />;
}
