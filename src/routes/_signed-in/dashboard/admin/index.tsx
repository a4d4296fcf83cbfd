import { createFileRoute } from "@tanstack/react-router";
import { analyticsOverview as m } from "#messages/analytics/overview.ts";
import { pageTitle } from "#shared/brand.ts";
import { OverviewPage } from "#client/features/analytics/overview-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: AdminHome,
});

function AdminHome() {
  const { user } = Route.useRouteContext();
  return <OverviewPage firstName={user.firstName} />;
}
