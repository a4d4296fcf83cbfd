import { createFileRoute } from "@tanstack/react-router";
import { paymentsPayoutRuns as m } from "#messages/payments/payouts/payout-runs.ts";
import { pageTitle } from "#shared/brand.ts";
import { RunsPage } from "#client/features/payments/admin-payouts/runs-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/payments/payouts/")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: RunsPage,
});
