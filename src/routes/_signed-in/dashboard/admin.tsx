import { createFileRoute, Outlet } from "@tanstack/react-router";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { AREA_LINKS } from "#client/lib/platform/area-links.ts";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin")({
  beforeLoad: areaGuard("admin"),
  component: AdminArea,
});

function AdminArea() {
  return (
    <AreaFrame name="Admin" links={AREA_LINKS.admin} bar="admin">
      <Outlet />
    </AreaFrame>
  );
}
