import { VariantCounts } from "#client/features/memberships/early-access/variant-counts.tsx";
import { SubscribersPage } from "#client/features/subscribers/admin-subscribers/subscribers-page.tsx";
import { WaitingPlaces } from "#client/features/subscribers/waiting-list/waiting-places.tsx";

/** Who left their address, for both addresses of the page. */
export function Subscribers() {
  return (
    <>
      <SubscribersPage />
      <VariantCounts />
      <WaitingPlaces />
    </>
  );
}
