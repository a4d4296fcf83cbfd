import { createFileRoute } from "@tanstack/react-router";
import { paymentsDiagnostics as m } from "#messages/payments/diagnostics.ts";
import { PaymentDebugPage } from "#client/features/payments/payment/payment-debug-page.tsx";
import { headUnlessMissing } from "#client/lib/pages/missing-page.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";
import { needsTestPages } from "#client/lib/platform/test-pages.ts";

export const Route = createFileRoute("/(payments)/payment-debug")({
  beforeLoad: needsTestPages,
  head: headUnlessMissing(() =>
    pageHead({
      title: m.title,
      description: m.description,
      hidden: true,
    }),
  ),
  component: PaymentDebugPage,
});
