import { createFileRoute, Outlet } from "@tanstack/react-router";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { AREA_LINKS } from "#client/lib/platform/area-links.ts";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/payments")({
  beforeLoad: areaGuard("admin"),
  component: PaymentsArea,
});

function PaymentsArea() {
  return (
    <AreaFrame name="Admin" links={AREA_LINKS.admin} bar="admin">
      <Outlet />
    </AreaFrame>
  );
}
