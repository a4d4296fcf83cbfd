import { createFileRoute } from "@tanstack/react-router";
import { paymentsAdmin as m } from "#messages/payments/admin.ts";
import { pageTitle } from "#shared/brand.ts";
import { PaymentPage } from "#client/features/payments/admin-payments/payment-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/payments/$intentId")({
  head: () => ({ meta: [{ title: pageTitle(m.payment) }] }),
  component: OnePayment,
});

function OnePayment() {
  const { intentId } = Route.useParams();
  return <PaymentPage intentId={intentId} key={intentId} />;
}
