import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "#client/features/accounts/account-access/forgot-password-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(accounts)/forgot-password")({
  head: () =>
    pageHead({
      title: "Forgot your password",
      description: "Ask for a link to a new password.",
      hidden: true,
    }),
  component: ForgotPasswordPage,
});
