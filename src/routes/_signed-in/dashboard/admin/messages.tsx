import { createFileRoute } from "@tanstack/react-router";
import { mailMessages as m } from "#messages/mail/messages.ts";
import { pageTitle } from "#shared/brand.ts";
import { MessagesPage } from "#client/features/mail/admin-messages/messages-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/messages")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: MessagesPage,
});
