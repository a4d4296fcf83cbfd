import { createFileRoute } from "@tanstack/react-router";
import { subscribersHeads as m } from "#messages/subscribers/heads.ts";
import { mailLinkSearch } from "#client/features/subscribers/newsletter/mail-link-search.ts";
import { UnsubscribePage } from "#client/features/subscribers/newsletter/unsubscribe-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

/** Unsubscribes from our emails. Opening it changes nothing, because mail scanners open every link. */
export const Route = createFileRoute("/(subscribers)/unsubscribe")({
  validateSearch: mailLinkSearch,
  head: () =>
    pageHead({
      title: m.unsubscribe,
      description: m.unsubscribeText,
      hidden: true,
    }),
  component: UnsubscribeRoute,
});

function UnsubscribeRoute() {
  return <UnsubscribePage {...Route.useSearch()} />;
}
