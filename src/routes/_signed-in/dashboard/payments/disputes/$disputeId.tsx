import { createFileRoute } from "@tanstack/react-router";
import { paymentsDisputePage as m } from "#messages/payments/disputes/dispute-page.ts";
import { pageTitle } from "#shared/brand.ts";
import { DisputePage } from "#client/features/payments/admin-payments/dispute-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/payments/disputes/$disputeId")({
  head: () => ({ meta: [{ title: pageTitle(m.dispute) }] }),
  component: OneDispute,
});

function OneDispute() {
  const { disputeId } = Route.useParams();
  return <DisputePage disputeId={disputeId} key={disputeId} />;
}
