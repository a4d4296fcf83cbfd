import { createFileRoute, Outlet } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts-heads.ts";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { AREA_LINKS } from "#client/lib/platform/area-links.ts";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer")({
  beforeLoad: areaGuard("customer"),
  component: CustomerArea,
});

function CustomerArea() {
  return (
    <AreaFrame name={m.myAccount} links={AREA_LINKS.customer}>
      <Outlet />
    </AreaFrame>
  );
}
