import { createFileRoute } from "@tanstack/react-router";
import { analyticsPage as m } from "#messages/analytics/page.ts";
import { pageTitle } from "#shared/brand.ts";
import { AnalyticsPage } from "#client/features/analytics/analytics-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/analytics")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: AnalyticsPage,
});
