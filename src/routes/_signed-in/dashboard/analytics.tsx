import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { AnalyticsPage } from "#client/features/analytics/analytics-page.tsx";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { adminLinksAt } from "#client/lib/platform/area-links.ts";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";

const LINKS = adminLinksAt("/dashboard/analytics", "Analytics");

/** The same page under its second address (spec section 2). */
export const Route = createFileRoute("/_signed-in/dashboard/analytics")({
  beforeLoad: areaGuard("admin"),
  head: () => ({ meta: [{ title: pageTitle("Analytics") }] }),
  component: AnalyticsInFrame,
});

function AnalyticsInFrame() {
  return (
    <AreaFrame name="Admin" links={LINKS} bar="admin">
      <AnalyticsPage />
    </AreaFrame>
  );
}
