import { createFileRoute } from "@tanstack/react-router";
import { DeliveryPage } from "#client/features/platform/help/delivery-page.tsx";
import { readDeliverySearch, zipOf } from "#client/features/platform/help/delivery-search.ts";
import { DELIVERY } from "#client/features/platform/help/help-pages.ts";
import { crumbHead } from "#client/lib/platform/text-page/crumb-head.ts";

export const Route = createFileRoute("/(platform)/delivery")({
  validateSearch: readDeliverySearch,
  loader: ({ context }) => context.api.checkout.delivery.terms.ensureData(),
  head: ({ match }) => crumbHead(DELIVERY, match.context.origin),
  component: DeliveryRoute,
});

function DeliveryRoute() {
  return <DeliveryPage zip={zipOf(readDeliverySearch(Route.useSearch()))} />;
}
