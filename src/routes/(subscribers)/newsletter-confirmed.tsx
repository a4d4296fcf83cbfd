import { createFileRoute } from "@tanstack/react-router";
import { subscribersHeads as m } from "#messages/subscribers/heads.ts";
import { ConfirmPage } from "#client/features/subscribers/newsletter/confirm-page.tsx";
import { mailLinkSearch } from "#client/features/subscribers/newsletter/mail-link-search.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

/** The target of the link in the confirmation email. */
export const Route = createFileRoute("/(subscribers)/newsletter-confirmed")({
  validateSearch: mailLinkSearch,
  head: () =>
    pageHead({
      title: m.newsletter,
      description: m.newsletterText,
      hidden: true,
    }),
  component: ConfirmRoute,
});

function ConfirmRoute() {
  return <ConfirmPage {...Route.useSearch()} />;
}
