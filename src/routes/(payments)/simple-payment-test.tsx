import { createFileRoute } from "@tanstack/react-router";
import { paymentsTest as m } from "#messages/payments/test.ts";
import { TestPaymentPage } from "#client/features/payments/payment/test-payment-page.tsx";
import { headUnlessMissing } from "#client/lib/pages/missing-page.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";
import { needsSandbox } from "#client/lib/platform/test-pages.ts";

export const Route = createFileRoute("/(payments)/simple-payment-test")({
  beforeLoad: needsSandbox,
  head: headUnlessMissing(() =>
    pageHead({
      title: m.quickTitle,
      description: m.quickDescription,
      hidden: true,
    }),
  ),
  component: QuickTestRoute,
});

function QuickTestRoute() {
  return <TestPaymentPage short />;
}
