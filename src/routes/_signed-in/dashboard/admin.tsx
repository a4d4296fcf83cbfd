import { createFileRoute, Outlet } from "@tanstack/react-router";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { AREA_LINKS } from "#client/lib/platform/area-links.ts";
import { AREA_BAR } from "#client/lib/platform/area-bar.ts";
import { AreaBar } from "#client/lib/accounts/area-bar/area-bar.tsx";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin")({
  beforeLoad: areaGuard("admin"),
  component: AdminArea,
});

function AdminArea() {
  return (
    <AreaFrame
      name="Admin"
      links={AREA_LINKS.admin}
      bar={<AreaBar name="Admin" entries={AREA_BAR.admin} links={AREA_LINKS.admin} />}
    >
      <Outlet />
    </AreaFrame>
  );
}
