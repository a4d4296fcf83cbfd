import { createFileRoute } from "@tanstack/react-router";
import { subscribersHeads as m } from "#messages/subscribers/heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { SubscriberPage } from "#client/features/subscribers/admin-subscribers/subscriber-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/subscribers/$id")({
  head: () => ({ meta: [{ title: pageTitle(m.subscriber) }] }),
  component: OneSubscriber,
});

function OneSubscriber() {
  const { id } = Route.useParams();
  return <SubscriberPage id={id} key={id} />;
}
