import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { CreditPage } from "#client/features/payments/credit/credit-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer/credit")({
  head: () => ({ meta: [{ title: pageTitle("Credit") }] }),
  component: CreditPage,
});
