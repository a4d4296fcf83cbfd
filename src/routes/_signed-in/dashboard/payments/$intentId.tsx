import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { PaymentPage } from "#client/features/payments/admin-payments/payment-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/payments/$intentId")({
  head: () => ({ meta: [{ title: pageTitle("Payment") }] }),
  component: OnePayment,
});

function OnePayment() {
  const { intentId } = Route.useParams();
  return <PaymentPage intentId={intentId} key={intentId} />;
}
