import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { ForgotPasswordPage } from "#client/features/accounts/account-access/forgot-password-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(accounts)/forgot-password")({
  head: () =>
    pageHead({
      title: m.forgot,
      description: m.forgotText,
      hidden: true,
    }),
  component: ForgotPasswordPage,
});
