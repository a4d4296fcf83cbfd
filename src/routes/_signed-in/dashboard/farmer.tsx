import { platformWork as m } from "#messages/platform/shell/work.ts";
import { createFileRoute, Outlet, retainSearchParams, useLocation } from "@tanstack/react-router";
import { isOfflinePage } from "#shared/platform/pages/offline-pages.ts";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { UnsentMarks } from "#client/features/farms/farmer-harvest/unsent-marks.tsx";
import { actingSearch } from "#client/lib/farms/acting-farm/acting-search.ts";
import { AREA_LINKS } from "#client/lib/platform/area-links.ts";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer")({
  validateSearch: actingSearch,
  search: { middlewares: [retainSearchParams(["farm"])] },
  beforeLoad: areaGuard("farmer"),
  component: FarmerArea,
});

function FarmerArea() {
  const { user } = Route.useRouteContext();
  const { pathname } = useLocation();
  return (
    <AreaFrame name={m.areas.farmer} links={AREA_LINKS.farmer} bar="farmer">
      {isOfflinePage(pathname) ? null : <UnsentMarks user={user} />}
      <Outlet />
    </AreaFrame>
  );
}
