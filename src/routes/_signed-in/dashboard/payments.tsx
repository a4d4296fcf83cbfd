import { createFileRoute, Outlet } from "@tanstack/react-router";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { AdminFrame } from "#client/features/platform/admin-frame/admin-frame.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/payments")({
  beforeLoad: areaGuard("admin"),
  component: PaymentsArea,
});

function PaymentsArea() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}
