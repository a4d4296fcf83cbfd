import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { MailPage } from "#client/features/accounts/my-keeping/email-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer/mail")({
  head: () => ({ meta: [{ title: pageTitle(m.email) }] }),
  component: MailPage,
});
