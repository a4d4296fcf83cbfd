import { createFileRoute } from "@tanstack/react-router";
import { paymentsCredit as m } from "#messages/payments-credit.ts";
import { pageTitle } from "#shared/brand.ts";
import { CreditPage } from "#client/features/payments/credit/credit-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer/credit")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: CreditPage,
});
