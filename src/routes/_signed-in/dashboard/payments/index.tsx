import { createFileRoute } from "@tanstack/react-router";
import { paymentsAdmin as m } from "#messages/payments/admin.ts";
import { pageTitle } from "#shared/brand.ts";
import { PaymentsPage } from "#client/features/payments/admin-payments/payments-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/payments/")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: PaymentsPage,
});
