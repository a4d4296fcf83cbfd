import { createFileRoute } from "@tanstack/react-router";
import { paymentsPayoutRuns as m } from "#messages/payments/payouts/payout-runs.ts";
import { pageTitle } from "#shared/brand.ts";
import { RunPage } from "#client/features/payments/admin-payouts/run-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/payments/payouts/$runId")({
  head: () => ({ meta: [{ title: pageTitle(m.run) }] }),
  component: OneRun,
});

function OneRun() {
  const { runId } = Route.useParams();
  return <RunPage runId={runId} key={runId} />;
}
