import { platformWork as m } from "#messages/platform/shell/work.ts";
import { createFileRoute, Outlet, useLocation } from "@tanstack/react-router";
import { isDriverPage } from "#shared/platform/pages/offline-pages.ts";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { UnsentEvents } from "#client/features/logistics/driver/unsent-events.tsx";
import { AREA_LINKS } from "#client/lib/platform/area-links.ts";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/logistics")({
  beforeLoad: areaGuard("logistics"),
  component: LogisticsArea,
});

/** A driver's page has its own bar, that of the stop. */
function LogisticsArea() {
  const { user } = Route.useRouteContext();
  const { pathname } = useLocation();
  return (
    <AreaFrame
      name={m.areas.logistics}
      links={AREA_LINKS.logistics}
      bar={isDriverPage(pathname) ? null : "logistics"}
    >
      {isDriverPage(pathname) ? null : <UnsentEvents user={user} />}
      <Outlet />
    </AreaFrame>
  );
}
