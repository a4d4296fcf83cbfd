import { createFileRoute, Outlet } from "@tanstack/react-router";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { AREA_LINKS } from "#client/lib/platform/area-links.ts";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/logistics")({
  beforeLoad: areaGuard("logistics"),
  component: LogisticsArea,
});

function LogisticsArea() {
  return (
    <AreaFrame name="Logistics" links={AREA_LINKS.logistics}>
      <Outlet />
    </AreaFrame>
  );
}
