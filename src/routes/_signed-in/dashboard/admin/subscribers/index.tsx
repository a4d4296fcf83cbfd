import { createFileRoute } from "@tanstack/react-router";
import { subscribersHeads as m } from "#messages/subscribers-heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { SubscribersPage } from "#client/features/subscribers/admin-subscribers/subscribers-page.tsx";
import { VariantCounts } from "#client/features/memberships/early-access/variant-counts.tsx";
import { WaitingPlaces } from "#client/features/subscribers/waiting-list/waiting-places.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/subscribers/")({
  head: () => ({ meta: [{ title: pageTitle(m.subscribers) }] }),
  component: Subscribers,
});

function Subscribers() {
  return (
    <>
      <SubscribersPage />
      <VariantCounts />
      <WaitingPlaces />
    </>
  );
}
