import { createFileRoute, Outlet } from "@tanstack/react-router";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { AdminFrame } from "#client/features/platform/admin-frame/admin-frame.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin")({
  beforeLoad: areaGuard("admin"),
  component: AdminArea,
});

function AdminArea() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}
