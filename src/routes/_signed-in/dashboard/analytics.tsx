import { analyticsPage as m } from "#messages/analytics/page.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { AnalyticsPage } from "#client/features/analytics/analytics-page.tsx";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { AdminFrame } from "#client/features/platform/admin-frame/admin-frame.tsx";

const ALIAS = { to: "/dashboard/analytics", label: m.title };

/** The analytics page at its alternate path (spec section 2). */
export const Route = createFileRoute("/_signed-in/dashboard/analytics")({
  beforeLoad: areaGuard("admin"),
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: AnalyticsInFrame,
});

function AnalyticsInFrame() {
  return (
    <AdminFrame alias={ALIAS}>
      <AnalyticsPage />
    </AdminFrame>
  );
}
