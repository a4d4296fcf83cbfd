import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "#client/features/accounts/account-access/reset-password-page.tsx";
import { tokenSearch } from "#client/features/accounts/account-access/token-search.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(accounts)/reset-password")({
  validateSearch: tokenSearch,
  head: () =>
    pageHead({
      title: "New password",
      description: "Choose a new password for your account.",
      hidden: true,
    }),
  component: Page,
});

function Page() {
  return <ResetPasswordPage {...tokenSearch(Route.useSearch())} />;
}
