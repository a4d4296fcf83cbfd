import { createFileRoute } from "@tanstack/react-router";
import { paymentsReconciliation as m } from "#messages/payments/reconciliation.ts";
import { pageTitle } from "#shared/brand.ts";
import { ReconciliationPage } from "#client/features/payments/admin-reconciliation/reconciliation-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/payments/reconciliation")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: ReconciliationPage,
});
