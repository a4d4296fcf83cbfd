import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { AnalyticsPage } from "#client/features/analytics/analytics-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/analytics")({
  head: () => ({ meta: [{ title: pageTitle("Analytics") }] }),
  component: AnalyticsPage,
});
