import { createFileRoute } from "@tanstack/react-router";
import { paymentsTax as m } from "#messages/payments/tax.ts";
import { pageTitle } from "#shared/brand.ts";
import { TaxPage } from "#client/features/payments/tax-report/tax-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/tax")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: TaxPage,
});
