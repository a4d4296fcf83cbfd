import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { ResetPasswordPage } from "#client/features/accounts/account-access/reset-password-page.tsx";
import { linkSearch } from "#client/lib/pages/secret-link.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(accounts)/reset-password")({
  validateSearch: linkSearch,
  head: () =>
    pageHead({
      title: m.newPassword,
      description: m.newPasswordText,
      hidden: true,
    }),
  component: Page,
});

function Page() {
  return <ResetPasswordPage {...linkSearch(Route.useSearch())} />;
}
