import { createFileRoute, Outlet, useLocation } from "@tanstack/react-router";
import { isDriverPage } from "#shared/logistics/driver-pages.ts";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { AREA_LINKS } from "#client/lib/platform/area-links.ts";
import { AREA_BAR } from "#client/lib/platform/area-bar.ts";
import { AreaBar } from "#client/lib/accounts/area-bar/area-bar.tsx";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/logistics")({
  beforeLoad: areaGuard("logistics"),
  component: LogisticsArea,
});

/** A driver's page has a bar of its own: the stop's. */
function LogisticsArea() {
  const { pathname } = useLocation();
  return (
    <AreaFrame
      name="Logistics"
      links={AREA_LINKS.logistics}
      bar={
        isDriverPage(pathname) ? null : (
          <AreaBar name="Logistics" entries={AREA_BAR.logistics} links={AREA_LINKS.logistics} />
        )
      }
    >
      <Outlet />
    </AreaFrame>
  );
}
