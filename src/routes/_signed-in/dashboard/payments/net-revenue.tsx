import { createFileRoute } from "@tanstack/react-router";
import { paymentsNetRevenue as m } from "#messages/payments/net-revenue.ts";
import { pageTitle } from "#shared/brand.ts";
import { NetRevenuePage } from "#client/features/payments/net-revenue/net-revenue-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/payments/net-revenue")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: NetRevenuePage,
});
