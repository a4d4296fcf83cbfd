import { createFileRoute } from "@tanstack/react-router";
import { CONTACT } from "#client/features/mail/contact/contact-head.ts";
import { ContactPage } from "#client/features/mail/contact/contact-page.tsx";
import { crumbHead } from "#client/lib/platform/text-page/crumb-head.ts";

export const Route = createFileRoute("/(mail)/contact")({
  loader: ({ context }) => context.api.mail.contact.office.ensureData(),
  head: ({ match }) => crumbHead(CONTACT, match.context.origin),
  component: ContactPage,
});
