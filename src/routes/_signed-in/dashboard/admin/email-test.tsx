import { createFileRoute } from "@tanstack/react-router";
import { mailAdmin as m } from "#messages/mail/admin.ts";
import { pageTitle } from "#shared/brand.ts";
import { MailsPage } from "#client/features/mail/admin-mails/mails-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/email-test")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: MailsPage,
});
